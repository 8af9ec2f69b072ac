import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { HEADER_RULES } from "./lib/content-security";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  // Sentences are compiled when the site is built, so that no browser downloads a parser for them.
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

const config: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  headers: async () => HEADER_RULES,
  // `npm test` checks the types of everything; a test's type error must not stop a start.
  typescript: { ignoreBuildErrors: true },
  // These load WebAssembly, native code or worker threads by file path and must stay outside the bundle.
  serverExternalPackages: ["@node-rs/argon2", "hunspell-asm", "dictionary-it", "pino"],
  // Papers and their audio are read from disk by path, so the tracer cannot see them.
  outputFileTracingIncludes: { "/*": ["./lib/exam/content/**/*"] },
};

export default withNextIntl(config);
