import type { ComponentType, VNode } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Say } from "../board/grid";
import { chooseLanguage } from "../i18n";
import { loadLate } from "../i18n/late";
import { dress } from "../styles/dress";
import style from "../styles/late.css?text";
import type { Fetched } from "./late-window";

/** A window that speaks the late words too, and wears the late style. */
export function furnished<P extends { readonly say: Say }>(Window: ComponentType<P>): ComponentType<P & Fetched> {
  return function Furnished(props: P & Fetched): VNode | null {
    const { say, onMissing } = props;
    const [words, setWords] = useState<{ readonly say: Say } | null>(null);
    useLayoutEffect(() => dress(style), []);
    useEffect(() => {
      let wanted = true;
      loadLate(chooseLanguage(say("language-code"), []), say).then((late) => { if (wanted) setWords({ say: late }); }, () => { if (wanted) onMissing(); });
      return () => { wanted = false; };
    }, [say]);
    return words && <Window {...props} say={words.say} />;
  };
}
