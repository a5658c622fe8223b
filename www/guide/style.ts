import style from "./guide.css?text";

let worn = false;

/** Puts the guide's style on the page, once: it comes with the guide and not with the first load. */
export function dress(): void {
  if (worn) return;
  worn = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
