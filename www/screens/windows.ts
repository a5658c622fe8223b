// The windows that lie over the table, fetched together once the table is there.
export { Bring } from "./bring";
export { Editor } from "./editor";
export { Keys } from "./keys";
export { Moves } from "./moves";
export { Players } from "./players";
export { RecordTable } from "./records";
export { SettingsScreen } from "./settings";
export { Setup } from "./setup";
