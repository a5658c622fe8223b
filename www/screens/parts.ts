// What the first move does without, fetched together when the first of them is shown: one file, since each more would cut what it
// shares with the page into more files for the first visit.
export { Bring } from "./bring";
export { Editor } from "./editor";
export { Met } from "./meeting";
export { ReviewPanel } from "./review";
export { Share } from "./share";
