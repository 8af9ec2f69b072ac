import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
  ASPECTS,
  type Contrast,
  type ContrastView,
  findContrast,
  type LanguageError,
  toContrastView,
} from "@/lib/exam/contrast";
import { isOfferedLocale } from "@/lib/i18n/locales";
import { CONTENT_DIR } from "@/lib/product/simulation-folders";

/** `contrasts/{language}.json`. The wording is ours; `source` cites the published description of the feature. */
const contrastsSchema = z.array(
  z.strictObject({
    aspect: z.enum(ASPECTS),
    words: z.array(z.string().min(1)).optional(),
    title: z.string().min(1),
    note: z.string().min(1),
    wrong: z.string().min(1),
    right: z.string().min(1),
    source: z.string().min(1),
  }),
);

const cache = new Map<string, readonly Contrast[]>();

/** The contrasts of a language; empty if it has no file, such as Italian. */
export function listContrasts(locale: string): readonly Contrast[] {
  const cached = cache.get(locale);
  if (cached) return cached;
  const contrasts = isOfferedLocale(locale) ? readContrasts(locale) : [];
  cache.set(locale, contrasts);
  return contrasts;
}

/** Finds the contrast behind an error; returns each contrast only once. */
export function createContrastFinder(locale: string): (error: LanguageError) => ContrastView | null {
  const shown = new Set<Contrast>();
  return (error) => {
    const contrast = findContrast(listContrasts(locale), error);
    if (!contrast || shown.has(contrast)) return null;
    shown.add(contrast);
    return toContrastView(contrast);
  };
}

function readContrasts(locale: string): readonly Contrast[] {
  const path = join(/*turbopackIgnore: true*/ CONTENT_DIR, "contrasts", `${locale}.json`);
  return existsSync(path) ? contrastsSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : [];
}
