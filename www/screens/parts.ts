// What the first move does without, fetched together when the first of them is shown: one file, since each more would cut what it
// shares with the page into more files for the first visit.
import { furnished } from "./furnished";
import { Met as MetWindow } from "./meeting";
import { Share as ShareWindow } from "./share";
import { Statistics as StatisticsWindow } from "./statistics";

export { Bring } from "./bring";
export { Editor } from "./editor";
export const Met = furnished(MetWindow);
export { ReviewPanel } from "./review";
export const Share = furnished(ShareWindow);
export const Statistics = furnished(StatisticsWindow);
