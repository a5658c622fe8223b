import type { VNode } from "preact";
import type { Say } from "../board/grid";
import { LANGUAGES, OWN_NAME } from "../i18n";
import { Choice, Switch } from "./choice";
import { Dialog } from "./dialog";
import type { Settings } from "./session";

/** How the page looks and speaks. Every change shows at once. */
export function SettingsScreen({ say, settings, onChange, onStatistics, onClose }: {
  readonly say: Say; readonly settings: Settings; readonly onChange: (settings: Settings) => void;
  readonly onStatistics: () => void; readonly onClose: () => void;
}): VNode {
  const change = (part: Partial<Settings>): void => onChange({ ...settings, ...part });
  return (
    <Dialog say={say} title={say("settings")} onClose={onClose}>
      <Choice title={say("theme")} value={settings.theme} onChange={(theme) => change({ theme })} options={[
        { value: "system", label: say("as-system") }, { value: "light", label: say("theme-light") }, { value: "dark", label: say("theme-dark") },
      ]} />
      <Choice title={say("motion")} value={settings.motion} onChange={(motion) => change({ motion })} options={[
        { value: "system", label: say("as-system") }, { value: "full", label: say("motion-full") }, { value: "none", label: say("motion-none") },
      ]} />
      <Choice title={say("speed")} value={settings.speed} onChange={(speed) => change({ speed })} options={[
        { value: "instant", label: say("speed-instant") }, { value: "calm", label: say("speed-calm") }, { value: "slow", label: say("speed-slow") },
      ]} />
      <Choice title={say("look")} value={settings.look} onChange={(look) => change({ look })} options={[
        { value: "wood", label: say("look-wood") }, { value: "plain", label: say("look-plain") },
      ]} />
      <Switch label={say("mark")} about={say("mark-about")} value={settings.mark} onChange={(mark) => change({ mark })} />
      <Switch label={say("coordinates")} about={say("coordinates-about")} value={settings.coordinates} onChange={(coordinates) => change({ coordinates })} />
      <Switch label={say("follow")} about={say("follow-about")} value={settings.follow} onChange={(follow) => change({ follow })} />
      <Switch label={say("ponder")} about={say("ponder-about")} value={settings.ponder} onChange={(ponder) => change({ ponder })} />
      <Choice title={say("language")} value={settings.language ?? "system"} onChange={(language) => change({ language: language === "system" ? null : language })}
        options={[{ value: "system", label: say("as-system") }, ...LANGUAGES.map((language) => ({ value: language, label: OWN_NAME[language] }))]} />
      <div class="row"><button type="button" class="button" onClick={onStatistics}>{say("statistics")}</button></div>
    </Dialog>
  );
}
