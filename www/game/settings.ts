import type { Settings } from "../screens/session";

export const DEFAULTS: Settings = {
  theme: "system", motion: "system", speed: "calm", coordinates: false, mark: false, follow: false, ponder: false, look: "wood",
  marbles: "glass", sound: "soft", confirm: "off", keys: "everywhere", language: null,
};

/** Settings from what was kept: every part that is not what it should be is the default. */
export function readSettings(kept: unknown): Settings {
  const parts: Record<string, unknown> = typeof kept === "object" && kept !== null ? { ...kept } : {};
  const one = <T extends string>(name: keyof Settings, of: readonly T[], otherwise: T): T =>
    of.find((value) => value === parts[name]) ?? otherwise;
  const flag = (name: keyof Settings, otherwise: boolean): boolean => {
    const value = parts[name];
    return typeof value === "boolean" ? value : otherwise;
  };
  return {
    theme: one("theme", ["system", "light", "dark"], "system"),
    motion: one("motion", ["system", "full", "none"], "system"),
    speed: one("speed", ["instant", "calm", "slow"], "calm"),
    coordinates: flag("coordinates", DEFAULTS.coordinates),
    mark: flag("mark", DEFAULTS.mark),
    follow: flag("follow", DEFAULTS.follow),
    ponder: flag("ponder", DEFAULTS.ponder),
    look: one("look", ["wood", "plain"], "wood"),
    marbles: one("marbles", ["glass", "clay", "print"], "glass"),
    sound: one("sound", ["off", "soft", "full"], "soft"),
    confirm: one("confirm", ["off", "small", "always"], "off"),
    keys: one("keys", ["everywhere", "board", "off"], "everywhere"),
    language: typeof parts["language"] === "string" ? parts["language"] : null,
  };
}
