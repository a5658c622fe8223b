// What the first move does without, fetched together when the page has time, or when the first of them is shown: one file, since each more
// would cut what it shares with the page into more files for the first visit.
export { Bring } from "./bring";
export { Editor } from "./editor";
export { Keys } from "./keys";
export { Met } from "./meeting";
export { Moves } from "./moves";
export { Players } from "./players";
export { RecordTable } from "./records";
export { ReviewPanel } from "./review";
export { SettingsScreen } from "./settings";
export { Share } from "./share";
