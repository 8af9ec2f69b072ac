/** The offline page contains all languages because no request is possible then. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { DEFAULT_LOCALE, type Locale, OFFERED_LOCALES } from "../lib/i18n/locales.ts";

/** In the public folder, but not among the sources of a build. */
export const GENERATED_OFFLINE_FILES = ["sw.js", "offline.js", "offline.html"].map((name) => join("public", name));

type OfflineTexts = Record<"title" | "open" | "answers" | "act" | "retry" | "copies" | "keep", string>;

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
  const words = (locale: Locale): OfflineTexts =>
    JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")).layout.offline;
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
  return `<main lang="${locale}"${locale === DEFAULT_LOCALE ? "" : " hidden"}>
<h1>${words.title}</h1>
<p>${words.act}</p>
<p><a class="button" href="">${words.retry}</a></p>
<section hidden>
<h2>${words.copies}</h2>
<ul></ul>
</section>
<p>${words.answers}</p>
<p>${words.open}</p>
<p class="keep">${words.keep}</p>
</main>`;
}
