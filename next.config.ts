import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import createNextIntlPlugin from "next-intl/plugin";
import { sessionCookieName } from "./lib/accounts/session-cookie";
import { SITE_HEADER } from "./lib/http/own-response";
import { HEADER_RULES } from "./lib/security/content-security";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  // Compiles messages at build time, so that no browser downloads a parser.
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

/** 35 MB, and 11 MB of the spoken rehearsal: only for the functions that play them. */
const RECORDINGS = ["./lib/exam/content/**/*.mp3"];

export const config: NextConfig = {
  agentRules: false,
  // Of the build, as its service worker is: the value where the site runs does not count.
  env: { OFFLINE: process.env["OFFLINE"] ?? "on" },
  poweredByHeader: false,
  headers: async () => [{ source: "/:path*", headers: [SITE_HEADER] }, ...HEADER_RULES],
  // A normalised URL is "localhost": a rewrite would become a request of the server to itself and fail behind https
  // proxies.
  skipProxyUrlNormalize: true,
  // Sends title and description with the page: when they are streamed later, screen readers announce no title.
  htmlLimitedBots: /.*/,
  // Visitors without a session get a page without the learner's and admin's code. Not a security check: an invalid
  // cookie gets the landing view at / too.
  rewrites: async () => ({
    beforeFiles: [
      {
        source: "/",
        missing: ["http:", "https:"].map((scheme) => ({ type: "cookie", key: sessionCookieName(scheme) })),
        destination: "/welcome",
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
  // `npm test` checks all types; a test's type error must not prevent a start.
  typescript: { ignoreBuildErrors: true },
  // No dialog here uses the scroll lock (a third of the dialogs' code), no PDF font WOFF2 (a seventh of the PDF's
  // code).
  turbopack: {
    resolveAlias: {
      "brotli/decompress.js": { browser: "./components/report/no-woff2.ts" },
      "react-remove-scroll": { browser: "./components/ui/no-remove-scroll.ts" },
    },
    // Inside the worker's code: a page that records makes no request, and needs no network.
    rules: { "fvad.wasm": { type: "bytes" } },
  },
  // Must not be bundled: they load WebAssembly, native code or worker threads by path, or React's own renderer (mails).
  serverExternalPackages: [
    "@node-rs/argon2",
    "hunspell-wasm",
    "dictionary-it",
    "pino",
    ...["body", "heading", "html", "link", "render", "text"].map((part) => `@react-email/${part}`),
  ],
  // No page resizes images, so the optimizer's endpoint stays off.
  images: { unoptimized: true },
  // Files read from disk, whose paths tracing ignores: otherwise it adds every JSON file to every function, and in the
  // middleware's, `package.json` with "type": "module" made Vercel's Node read CommonJS as ESM.
  outputFileTracingRoot: process.cwd(),
  outputFileTracingIncludes: {
    "/*": [
      "./lib/exam/content/**/*.json",
      "./lib/oral/content/**/*.json",
      // The dictionary's worker thread runs the sources.
      "./package.json",
      "./lib/writing/basic-*.ts",
      "./lib/{bounded-map,writing/{hunspell,normalise,similarity}}.ts",
      "./scripts/alias.ts",
      "./node_modules/{hunspell-wasm,dictionary-it,server-only}/**/*",
    ],
    "/api/{audio,sample-audio,sound-check}": RECORDINGS,
    "/api/oral-sound": ["./lib/oral/content/sound/*.mp3"],
    "/api/session/\\[attemptId\\]/hearing/\\[step\\]": RECORDINGS,
  },
  outputFileTracingExcludes: {
    "next-server": ["**/node_modules/sharp/**/*", "**/node_modules/@img/**/*"],
  },
};

/** Standalone output for containers. Vercel has its own layout, and `npm start` serves the build in place. */
export default (phase: string): NextConfig => {
  const isForContainer = phase === PHASE_PRODUCTION_BUILD && process.env["VERCEL"] === undefined;
  return withNextIntl(isForContainer ? { ...config, output: "standalone" } : config);
};
