// Windows that nobody needs for the first move, fetched together when the first of them is opened.
export { Editor } from "./editor";
export { Met } from "./meeting";
export { Share } from "./share";
export { Statistics } from "./statistics";
