// Handing things over to others. Nothing leaves the device but by what a person taps, to where that person says.
import { copy } from "./file";

/** What became of it. `given`: the system's share sheet has taken it; `stopped`: the person has changed their mind. */
export type Sent = "given" | "stopped" | "copied" | "refused";

/** The system has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Shares by the system's sheet. False where it does not take that. */
export async function share(data: ShareData): Promise<"given" | "stopped" | "refused"> {
  try {
    await navigator.share(data);
    return "given";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "stopped" : "refused";
  }
}

/** Sends a link by the share sheet; where there is none, or it does not work, it is copied. */
export async function send(url: string, title: string): Promise<Sent> {
  const shared = canShare() ? await share({ url, title }) : "refused";
  if (shared !== "refused") return shared;
  return await copy(url) ? "copied" : "refused";
}

/** The link to the game of a share code. */
export function linkOf(code: string): string {
  return `${location.href.split("#")[0]}#game=${code}`;
}
