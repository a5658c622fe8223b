// What the first move does without, fetched together when the page has time, or when the first of them is shown: one file, since each more
// would cut what it shares with the page into more files for the first visit.
import { Bring as BringWindow } from "./bring";
import { Editor as EditorWindow } from "./editor";
import { furnished } from "./furnished";
import { Keys as KeysWindow } from "./keys";
import { Met as MetWindow } from "./meeting";
import { Moves as MovesWindow } from "./moves";
import { Players as PlayersWindow } from "./players";
import { RecordTable as RecordsWindow } from "./records";
import { ReviewPanel as ReviewWindow } from "./review";
import { SettingsScreen as SettingsWindow } from "./settings";
import { Setup as SetupWindow } from "./setup";
import { Share as ShareWindow } from "./share";
import { Statistics as StatisticsWindow } from "./statistics";

export { lookThrough } from "../game/review";
export const Bring = furnished(BringWindow);
export const Editor = furnished(EditorWindow);
export const Keys = furnished(KeysWindow);
export const Met = furnished(MetWindow);
export const Moves = furnished(MovesWindow);
export const Players = furnished(PlayersWindow);
export const RecordTable = furnished(RecordsWindow);
export const ReviewPanel = furnished(ReviewWindow);
export const SettingsScreen = furnished(SettingsWindow);
export const Setup = furnished(SetupWindow);
export const Share = furnished(ShareWindow);
export const Statistics = furnished(StatisticsWindow);
