/** The offline page contains all languages because no request is possible then. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { textDirection } from "../lib/i18n/direction.ts";
import { DEFAULT_LOCALE, type Locale, OFFERED_LOCALES } from "../lib/i18n/locales.ts";

/** In the public folder, but not among the sources of a build. */
export const GENERATED_OFFLINE_FILES = ["sw.js", "offline.js", "offline.html"].map((name) => join("public", name));

type OfflineTexts = Record<"title" | "answers" | "act" | "retry" | "copies" | "keep" | "listen", string>;

/** Lucide's "volume-2", the icon of the ear on every other page. */
const EAR = `<svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6a1.4 1.4 0 0 1-1 .4H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5zM16 9a5 5 0 0 1 0 6M19.4 18.4a9 9 0 0 0 0-12.8"/></svg>`;

/** Generates the offline files. With `OFFLINE=off` the worker removes itself from browsers. */
export async function generateOfflineFiles(version: string): Promise<void> {
  const worker = process.env["OFFLINE"] === "off" ? "unregister" : "worker";
  await bundle(`lib/exam/offline/${worker}.ts`, "public/sw.js", version);
  await bundle("components/layout/offline-page.ts", "public/offline.js", version);
  writeFileSync("public/offline.html", renderPage());
}

async function bundle(input: string, file: string, version: string): Promise<void> {
  await build({
    input,
    cwd: process.cwd(),
    logLevel: "warn",
    resolve: { alias: { "@": process.cwd() } },
    transform: { target: "es2022", define: { BUILD_VERSION: JSON.stringify(version) } },
    output: { file, format: "iife", minify: true },
  });
}

function renderPage(): string {
  const words = (locale: Locale): OfflineTexts => {
    const { offline, ear } = JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")).layout;
    return { ...offline, listen: ear.listen };
  };
  const parts = OFFERED_LOCALES.map((locale) => renderLanguage(locale, words(locale)));
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${words(DEFAULT_LOCALE).title}</title>
<link rel="stylesheet" href="/offline.css">
<script src="/offline.js" defer></script>
</head>
<body>
${parts.join("\n")}
</body>
</html>
`;
}

/** Italian is visible until the page's script shows the reader's language and lists the stored copies. */
function renderLanguage(locale: Locale, words: OfflineTexts): string {
  return `<main lang="${locale}" dir="${textDirection(locale)}"${locale === DEFAULT_LOCALE ? "" : " hidden"}>
<div class="head">
<div><button type="button" class="ear" aria-label="${words.listen}" hidden>${EAR}</button>
<h1>${words.title}</h1>
<p>${words.act}</p>
<p>${words.answers}</p></div>
<p><a class="button" href="">${words.retry}</a></p>
<img src="/icons/lights-off.svg" alt="" width="960" height="150">
</div>
<section hidden>
<h2>${words.copies}</h2>
<ul></ul>
</section>
<p class="keep">${words.keep}</p>
</main>`;
}
