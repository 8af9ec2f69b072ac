/** `npm run pictures`: renders the icons and the link preview. Run it when the logo or the text changes. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./system-programs.ts";

const GREEN = "#0b5d3b";
const WHITE = "#fff";
const NIGHT = { ground: "#0e3a2a", text: "#fdf9ef", mint: "#8fdcb8", onMint: "#07271a" };
const LOGO_SVG = readFileSync("app/icon.svg", "utf8");

const dataUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;
const toUri = (svg: string) => dataUri("image/svg+xml", Buffer.from(svg));
const logo = toUri(LOGO_SVG);

async function renderPng(browser: Browser, width: number, height: number, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>*{margin:0;box-sizing:border-box}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** `margin`: the share of the side around the logo that a phone may crop, filled with green. */
function icon(browser: Browser, size: number, margin = 0): Promise<Buffer> {
  const inner = Math.round(size * (1 - margin));
  const background = margin > 0 ? `background:${GREEN};` : "";
  const html = `<div style="${background}width:${size}px;height:${size}px;display:grid;place-items:center"><img src="${logo}" width="${inner}" height="${inner}"></div>`;
  return renderPng(browser, size, size, html);
}

/** The link preview, on the green of the night and without the product name, which operators may change. */
function linkPicture(browser: Browser): Promise<Buffer> {
  const nightLogo = toUri(LOGO_SVG.replaceAll(WHITE, NIGHT.onMint).replaceAll(GREEN, NIGHT.mint));
  const font = dataUri("font/woff2", readFileSync("app/fraunces-latin.woff2"));
  return renderPng(
    browser,
    1200,
    630,
    `<style>@font-face{font-family:F;src:url(${font});font-weight:600}
    body{background:${NIGHT.ground};color:${NIGHT.text};font:600 92px/1.08 F,serif;letter-spacing:-.01em}
    main{height:630px;padding:84px 96px;display:flex;flex-direction:column;justify-content:space-between}
    p{font-size:40px;line-height:1.3;color:${NIGHT.mint};letter-spacing:0}</style>
    <main><img src="${nightLogo}" width="120" height="120"><h1 style="font:inherit">L’esame d’italiano,<br>prima dell’esame.</h1><p>B1 Cittadinanza: prove, correzioni, spiegazioni</p></main>`,
  );
}

/** An .ico file that contains PNGs, for browsers without SVG support. */
function toIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
mkdirSync("public/icons", { recursive: true });
writeFileSync("public/icons/icon-192.png", await icon(browser, 192));
writeFileSync("public/icons/icon-512.png", await icon(browser, 512));
writeFileSync("public/icons/maskable-512.png", await icon(browser, 512, 0.2));
writeFileSync("app/apple-icon.png", await icon(browser, 180, 0.1));
writeFileSync("public/opengraph-image.png", await linkPicture(browser));
const small = await Promise.all([16, 32].map(async (size) => ({ size, png: await icon(browser, size) })));
writeFileSync("app/favicon.ico", toIco(small));
await browser.close();
