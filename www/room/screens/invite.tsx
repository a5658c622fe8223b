import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Say } from "../../board/grid";
import { copy } from "../../game/file";
import { canShare, share } from "../../game/send";
import { Icon } from "../../icons/icon";
import { LateIcon } from "../../icons/late";
import { Code } from "../../screens/share";

/** Brings others into the room: by the share sheet where there is one, by the clipboard, by a camera. */
export function Invite({ say, link, title, first, onCode }: {
  readonly say: Say; readonly link: string;
  /** What is played, for the share sheet. */
  readonly title: string;
  /** It is what is to be done next. */
  readonly first: boolean;
  /** Shows the code for a camera; null where it stands below. */
  readonly onCode: (() => void) | null;
}): VNode {
  const [said, setSaid] = useState({ text: "", count: 0 });
  const tell = (text: string): void => setSaid(({ count }) => ({ text, count: count + 1 }));
  const give = (): void => void share({ url: link, title }).then((sent) => { if (sent === "refused") tell(say("share-refused")); });
  const copied = (): void => void copy(link).then((done) => tell(say(done ? "room-link-copied" : "link-not-copied")));
  const main = (is: boolean): string => (is ? "button button-main" : "button");
  return (
    <div class="room-invite">
      <div class="row">
        {canShare() && <button type="button" class={main(first)} onClick={give}><Icon name="send" />{say("room-invite")}</button>}
        <button type="button" class={main(first && !canShare())} onClick={copied}><LateIcon name="copy" />{say("copy-link")}</button>
        {onCode && <button type="button" class="button" onClick={onCode}><LateIcon name="code" />{say("share-qr")}</button>}
      </div>
      <p class="quiet" role="status">{said.count % 2 === 0 ? said.text : <span>{said.text}</span>}</p>
    </div>
  );
}

/** The same with the code in sight and the link to be read. */
export function InviteAll({ say, link, title }: { readonly say: Say; readonly link: string; readonly title: string }): VNode {
  return (
    <>
      <input class="share-link" type="text" readOnly value={link} dir="ltr" aria-label={say("room-link")} onFocus={(event) => event.currentTarget.select()} />
      <Invite say={say} link={link} title={title} first onCode={null} />
      <div class="share-part">
        <Code say={say} link={link} label={say("room-qr-label")} about={say("room-qr-about")} />
      </div>
    </>
  );
}
