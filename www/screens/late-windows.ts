// What lies over the table or comes beside it later, fetched together once the table is there.
export { Bring } from "./bring";
export { Editor } from "./editor";
export { Keys } from "./keys";
export { Moves } from "./moves";
export { Players } from "./players";
export { RecordTable } from "./records";
export { SettingsScreen } from "./settings";
export { ReviewPanel } from "./review";
export { Setup } from "./setup";
