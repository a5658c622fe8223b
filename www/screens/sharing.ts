// The windows around links, fetched together when the first of them is opened.
export { Met } from "./meeting";
export { Share } from "./share";
