import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import createNextIntlPlugin from "next-intl/plugin";
import { sessionCookieName } from "./lib/accounts/session-cookie";
import { HEADER_RULES } from "./lib/security/content-security";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  // Sentences are compiled when the site is built, so that no browser downloads a parser for them.
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

/** 31 MB: only for the functions that play them. */
const RECORDINGS = ["./lib/exam/content/**/*.mp3"];

/** What holds in the build, the server and the development server alike. */
export const config: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  headers: async () => HEADER_RULES,
  // The middleware gets addresses as the server itself names them: normalised ones say "localhost", so that a rewrite
  // would be a call of the server to itself, which fails where a proxy says that the caller came over https.
  skipProxyUrlNormalize: true,
  // Everybody gets a page's title and description together with the page: streamed after it, they leave the page without a
  // title for a moment, and screen readers announce none.
  htmlLimitedBots: /.*/,
  // A stranger's home page is a page of its own: theirs carries neither the learner's code nor the admin's. It decides
  // nothing: whoever has a cookie that opens nothing gets the landing view at / as well.
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
  // `npm test` checks the types of everything; a test's type error must not stop a start.
  typescript: { ignoreBuildErrors: true },
  // The scroll lock of dialogs is a third of their code, and no dialog here uses it. The PDF's fonts are plain TrueType: what
  // unpacks WOFF2, a seventh of the PDF's code, is left out.
  turbopack: {
    resolveAlias: {
      "brotli/decompress.js": { browser: "./components/report/no-woff2.ts" },
      "react-remove-scroll": { browser: "./components/ui/no-remove-scroll.ts" },
    },
  },
  // These load WebAssembly, native code or worker threads by file path, or React's own renderer (mails), and must stay
  // outside the bundle.
  serverExternalPackages: [
    "@node-rs/argon2",
    "hunspell-wasm",
    "dictionary-it",
    "pino",
    ...["body", "heading", "html", "link", "render", "text"].map((part) => `@react-email/${part}`),
  ],
  // No page has a picture that would be made smaller: without the program that does it, its address answers nobody.
  images: { unoptimized: true },
  // Files that are read from disk. The tracer is told to ignore their paths: it would take the unknown parts of them for
  // anything, and put every JSON file of the project into every function, the middleware's included. There the `package.json`
  // with its "type": "module" made Vercel's Node read CommonJS as ESM.
  outputFileTracingRoot: process.cwd(),
  outputFileTracingIncludes: {
    "/*": [
      "./lib/exam/content/**/*.json",
      // The dictionary's thread runs the sources.
      "./package.json",
      "./lib/writing/basic-*.ts",
      "./lib/writing/hunspell.ts",
      "./scripts/alias.ts",
      "./node_modules/{hunspell-wasm,dictionary-it,server-only}/**/*",
    ],
    "/api/{audio,sample-audio,sound-check}": RECORDINGS,
    "/api/session/\\[attemptId\\]/hearing/\\[step\\]": RECORDINGS,
  },
  outputFileTracingExcludes: {
    "next-server": ["**/node_modules/sharp/**/*", "**/node_modules/@img/**/*"],
  },
};

/**
 * The build also lays out the folder that a container runs, but for Vercel, which lays out its own; `npm start` serves the
 * build where it stands.
 */
export default (phase: string): NextConfig => {
  const isForContainer = phase === PHASE_PRODUCTION_BUILD && process.env["VERCEL"] === undefined;
  return withNextIntl(isForContainer ? { ...config, output: "standalone" } : config);
};
