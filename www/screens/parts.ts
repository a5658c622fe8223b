// What the first move does without, fetched together when the page has time, or when the first of them is shown: one file, since each more
// would cut what it shares with the page into more files for the first visit.
import { Editor as EditorWindow } from "./editor";
import { furnished } from "./furnished";
import { Keys as KeysWindow } from "./keys";
import { Met as MetWindow } from "./meeting";
import { SettingsScreen as SettingsWindow } from "./settings";
import { Share as ShareWindow } from "./share";
import { Statistics as StatisticsWindow } from "./statistics";

export { lookThrough } from "../game/review";
export { Bring } from "./bring";
export const Editor = furnished(EditorWindow);
export const Keys = furnished(KeysWindow);
export const Met = furnished(MetWindow);
export { Moves } from "./moves";
export { Players } from "./players";
export { RecordTable } from "./records";
export { ReviewPanel } from "./review";
export const SettingsScreen = furnished(SettingsWindow);
export const Share = furnished(ShareWindow);
export const Statistics = furnished(StatisticsWindow);
