const worn = new Set<string>();

/** Puts a style on the page, once: that of a window which is fetched late comes with it and not with the first load. */
export function dress(style: string): void {
  if (worn.has(style)) return;
  worn.add(style);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
