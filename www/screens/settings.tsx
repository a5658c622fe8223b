import type { ComponentChildren, VNode } from "preact";
import { useId } from "preact/hooks";
import type { Say } from "../board/grid";
import { LANGUAGES, OWN_NAME } from "../i18n";
import { Choice, Switch } from "./choice";
import { Dialog } from "./dialog";
import type { Settings } from "./session";

export interface SettingsProps {
  readonly say: Say; readonly settings: Settings; readonly onChange: (settings: Settings) => void;
  /** `onStatistics`: null where no way leads there. */
  readonly onKeys: () => void; readonly onStatistics: (() => void) | null; readonly onClose: () => void;
}

/** How the page looks, sounds, helps and speaks. Every change shows at once. */
export function SettingsScreen({ say, settings, onChange, onKeys, onStatistics, onClose }: SettingsProps): VNode {
  const change = (part: Partial<Settings>): void => onChange({ ...settings, ...part });
  return (
    <Dialog say={say} title={say("settings")} onClose={onClose}>
      <Group title={say("settings-look")}>
        <Choice title={say("theme")} value={settings.theme} onChange={(theme) => change({ theme })} options={[
          { value: "system", label: say("as-system") }, { value: "light", label: say("theme-light") }, { value: "dark", label: say("theme-dark") },
        ]} />
        <Choice title={say("motion")} value={settings.motion} onChange={(motion) => change({ motion })} options={[
          { value: "system", label: say("as-system") }, { value: "full", label: say("motion-full") }, { value: "none", label: say("motion-none") },
        ]} />
        <Choice title={say("marbles")} value={settings.marbles} onChange={(marbles) => change({ marbles })} options={[
          { value: "glass", label: say("marbles-glass"), about: say("marbles-glass-about") },
          { value: "clay", label: say("marbles-clay"), about: say("marbles-clay-about") },
          { value: "print", label: say("marbles-print"), about: say("marbles-print-about") },
        ]} />
        <Choice title={say("look")} value={settings.look} onChange={(look) => change({ look })} options={[
          { value: "wood", label: say("look-wood") }, { value: "plain", label: say("look-plain") },
        ]} />
      </Group>
      <Group title={say("settings-play")}>
        <Choice title={say("speed")} value={settings.speed} onChange={(speed) => change({ speed })} options={[
          { value: "instant", label: say("speed-instant") }, { value: "calm", label: say("speed-calm") }, { value: "slow", label: say("speed-slow") },
        ]} />
        <Choice title={say("confirm")} value={settings.confirm} onChange={(confirm) => change({ confirm })} options={[
          { value: "off", label: say("confirm-off"), about: say("confirm-off-about") },
          { value: "small", label: say("confirm-small"), about: say("confirm-small-about") },
          { value: "always", label: say("confirm-always"), about: say("confirm-always-about") },
        ]} />
        <Switch label={say("follow")} about={say("follow-about")} value={settings.follow} onChange={(follow) => change({ follow })} />
        <Switch label={say("ponder")} about={say("ponder-about")} value={settings.ponder} onChange={(ponder) => change({ ponder })} />
      </Group>
      <Group title={say("sound")}>
        <Choice title={say("sound")} bare value={settings.sound} onChange={(sound) => change({ sound })} options={[
          { value: "off", label: say("sound-off") }, { value: "soft", label: say("sound-soft") }, { value: "full", label: say("sound-full") },
        ]} />
      </Group>
      <Group title={say("settings-help")}>
        <Switch label={say("mark")} about={say("mark-about")} value={settings.mark} onChange={(mark) => change({ mark })} />
        <Switch label={say("coordinates")} about={say("coordinates-about")} value={settings.coordinates} onChange={(coordinates) => change({ coordinates })} />
      </Group>
      <Group title={say("settings-keys")}>
        <Choice title={say("shortcuts")} value={settings.keys} onChange={(keys) => change({ keys })} options={[
          { value: "everywhere", label: say("shortcuts-everywhere"), about: say("shortcuts-everywhere-about") },
          { value: "board", label: say("shortcuts-board"), about: say("shortcuts-board-about") },
          { value: "off", label: say("shortcuts-off"), about: say("shortcuts-off-about") },
        ]} />
        <button type="button" class="button settings-keys" onClick={onKeys}>{say("keys")}</button>
      </Group>
      <Group title={say("language")}>
        <Choice title={say("language")} bare value={settings.language ?? "system"} onChange={(language) => change({ language: language === "system" ? null : language })}
          options={[{ value: "system", label: say("as-system") }, ...LANGUAGES.map((language) => ({ value: language, label: OWN_NAME[language] }))]} />
      </Group>
      {onStatistics && <div class="row"><button type="button" class="button" onClick={onStatistics}>{say("statistics")}</button></div>}
    </Dialog>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }): VNode {
  const id = useId();
  return <section class="settings-group" aria-labelledby={id}><h3 id={id}>{title}</h3>{children}</section>;
}
