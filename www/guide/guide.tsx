import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { Catalogue } from "hopstone-glue";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Say } from "../board/grid";
import type { Theme } from "../board/palette";
import { bundleOf, type Language, LANGUAGES, OWN_NAME, sayWith } from "../i18n";
import { Icon } from "../icons/icon";
import type { Settings } from "../screens/session";
import { dress } from "../styles/dress";
import { Figure, type FigureProps } from "./figure";
import style from "./guide.css?text";
import type { Block } from "./page";
import { linkTo, PAGES, type PageName, type Place } from "./place";
import { loadTexts, type Texts } from "./texts";

export interface GuideProps {
  readonly place: Place;
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly settings: ReadonlySignal<Settings>;
  readonly theme: ReadonlySignal<Theme>;
  readonly still: ReadonlySignal<boolean>;
  onLanguage(language: Language): void;
  onClose(): void;
  /** The texts could not be fetched. */
  onMissing(): void;
}

/** The guide, over the table. It is read as a page of its own; the game lies untouched below. */
export function Guide(props: GuideProps): VNode | null {
  const { language, onMissing } = props;
  const [read, setRead] = useState<{ texts: Texts; language: Language } | null>(null);
  useLayoutEffect(() => dress(style), []);
  useEffect(() => {
    let wanted = true;
    loadTexts(language).then((texts) => { if (wanted) setRead({ texts, language }); }, () => { if (wanted) onMissing(); });
    return () => { wanted = false; };
  }, [language]);
  return read && <Sheet {...props} texts={read.texts} language={read.language} />;
}

function Sheet({ place, catalogue, language, settings, theme, still, texts, onLanguage, onClose }: GuideProps & { readonly texts: Texts }): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const look = useComputed(() => settings.value.look);
  const marbles = useComputed(() => settings.value.marbles);
  const coordinates = useComputed(() => settings.value.coordinates);
  const tell: Say = useMemo(() => sayWith([bundleOf(language, texts.words)]), [texts]);
  const page = texts.pages[place.page];
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  const seen = useRef<Reading>({ depth: -1, page: place.page, top: 0, tops: new Map() });
  // Scrolling is told a moment late: a link may be followed before.
  const note = (): void => { seen.current.top = dialog.current?.scrollTop ?? 0; };
  useLayoutEffect(() => {
    // On a phone the pages are a strip that is longer than the window: the one that is read stands in its middle.
    const link = dialog.current?.querySelector<HTMLElement>(".guide-nav [aria-current]");
    const strip = link?.closest("nav");
    if (link && strip) strip.scrollLeft += link.getBoundingClientRect().left - strip.getBoundingClientRect().left - (strip.clientWidth - link.offsetWidth) / 2;
  }, [place.page]);
  useLayoutEffect(() => {
    const element = dialog.current;
    const top = turn(seen.current, place.page);
    if (element && top !== null) {
      element.querySelector("h1")?.focus({ preventScroll: true });
      element.scrollTop = top;
      return;
    }
    const target = element && ((place.section !== null && element.querySelector<HTMLElement>(`#guide-${place.section}`)) || element.querySelector("h1"));
    if (!element || !target) return;
    if (target.tagName === "H1") element.scrollTop = 0;
    else target.scrollIntoView({ block: "start" });
    target.focus({ preventScroll: true });
  }, [place]);
  useEffect(() => {
    const before = document.title;
    document.title = `${page.title} · ${before}`;
    return () => { document.title = before; };
  }, [page]);
  const figure = { catalogue, theme, look, marbles, coordinates, still, tell };
  return (
    <dialog class="guide" ref={dialog} aria-label={tell("guide-title")}
      onScroll={note} onClickCapture={note} onCancel={(event) => { event.preventDefault(); onClose(); }}>
      <header class="guide-head">
        <span class="guide-name"><Icon name="guide" />{tell("guide-title")}</span>
        <button type="button" class="control guide-close" onClick={onClose}><Icon name="close" /><span>{tell("guide-close")}</span></button>
      </header>
      <div class="guide-sheet">
        <nav class="guide-nav" aria-label={tell("guide-pages")}>
          <ul>
            {PAGES.map((name) => <li key={name}><PageLink name={name} here={name === place.page} tell={tell} /></li>)}
          </ul>
        </nav>
        <article class="guide-page">
          <h1 tabIndex={-1}>{page.title}</h1>
          <Contents page={place.page} blocks={page.blocks} tell={tell} />
          {page.blocks.map((block, i) => <Part key={`${language}-${place.page}-${i}`} page={place.page} block={block} figure={figure} />)}
          <footer class="guide-foot">
            <p>{tell("guide-languages")}</p>
            <div class="row">
              {LANGUAGES.map((one) => (
                <button key={one} type="button" class="button" lang={one} aria-pressed={one === language} onClick={() => onLanguage(one)}>{OWN_NAME[one]}</button>
              ))}
            </div>
          </footer>
        </article>
      </div>
    </dialog>
  );
}

/** Where a reader has been, by how many entries of the history lie below. */
interface Reading { depth: number; page: PageName; top: number; readonly tops: Map<number, { page: PageName; top: number }> }

/** Turns to another page. On the way back it tells how far down one was on it. */
function turn(reading: Reading, page: PageName): number | null {
  const depth = Number((history.state as { guide?: number } | null)?.guide ?? 0);
  reading.tops.set(reading.depth, { page: reading.page, top: reading.top });
  const was = depth < reading.depth ? reading.tops.get(depth) : undefined;
  Object.assign(reading, { depth, page, top: 0 });
  return was?.page === page ? was.top : null;
}

function PageLink({ name, here, tell }: { readonly name: PageName; readonly here: boolean; readonly tell: Say }): VNode {
  return <a href={linkTo({ page: name, section: null })} aria-current={here ? "page" : undefined}>{tell(`page-${name}`)}</a>;
}

/** What the page tells of, to jump to. */
function Contents({ page, blocks, tell }: { readonly page: PageName; readonly blocks: readonly Block[]; readonly tell: Say }): VNode {
  const headings = blocks.flatMap((block) => (block.kind === "heading" && block.level === 2 ? [block] : []));
  return (
    <nav class="guide-contents" aria-label={tell("guide-contents")}>
      <ul>
        {headings.map(({ id, html }) => <li key={id}><a href={linkTo({ page, section: id })} dangerouslySetInnerHTML={{ __html: html }} /></li>)}
      </ul>
    </nav>
  );
}

function Part({ page, block, figure }: { readonly page: PageName; readonly block: Block; readonly figure: Omit<FigureProps, "scene"> }): VNode {
  switch (block.kind) {
    case "html": return <div class="guide-text" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case "scene": return <Figure {...figure} scene={block.scene} />;
    case "heading": {
      const Level = block.level === 2 ? "h2" : "h3";
      return (
        <Level id={`guide-${block.id}`} tabIndex={-1}>
          <a class="guide-anchor" href={linkTo({ page, section: block.id })} dangerouslySetInnerHTML={{ __html: block.html }} />
        </Level>
      );
    }
  }
}
