// Draws the icons of the installed game from hopstone.svg: `HOPSTONE_BROWSER=/path/to/chromium node www/icons/app/draw.mjs`.
// They are kept beside it, so that the build needs no browser.
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { chromium } from "playwright-core";

const here = new URL(".", import.meta.url);
const star = readFileSync(new URL("hopstone.svg", here)).toString("base64");

// A maskable icon is cut to any shape inside of which a circle of 80 % of its width stays whole; iOS wants no transparent corner.
const PAPER = "#f3ece1";
const ICONS = [
  { file: "icon-192.png", size: 192, part: 0.96 },
  { file: "icon-512.png", size: 512, part: 0.96 },
  { file: "icon-maskable-512.png", size: 512, part: 0.82, paper: PAPER },
  { file: "apple-touch-icon.png", size: 180, part: 0.84, paper: PAPER },
];

const browser = await chromium.launch({ executablePath: process.env.HOPSTONE_BROWSER, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
for (const { file, size, part, paper } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const edge = Math.round(size * part);
  await page.setContent(`<style>html { background: ${paper ?? "none"} } body { margin: 0; height: 100vh; display: grid; place-items: center }</style>
    <img width="${edge}" height="${edge}" src="data:image/svg+xml;base64,${star}">`);
  writeFileSync(new URL(file, here), await page.screenshot({ omitBackground: paper === undefined }));
  await page.close();
}
await browser.close();
