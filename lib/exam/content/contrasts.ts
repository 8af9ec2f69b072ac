import "server-only";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readJsonFile } from "@/lib/exam/content/translations";
import { ASPECTS, type Contrast, type ContrastView, findContrast, type LanguageError } from "@/lib/exam/contrast";
import { isOfferedLocale } from "@/lib/i18n/locales";
import { memoize } from "@/lib/memoize";
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

/** The contrasts of a language; empty if it has no file, such as Italian. */
export const listContrasts = memoize((locale: string): readonly Contrast[] => {
  const path = join(/*turbopackIgnore: true*/ CONTENT_DIR, "contrasts", `${locale}.json`);
  return isOfferedLocale(locale) && existsSync(path) ? contrastsSchema.parse(readJsonFile(path)) : [];
});

/** Finds the contrast behind an error; returns each contrast only once. */
export function createContrastFinder(locale: string): (error: LanguageError) => ContrastView | null {
  const shown = new Set<Contrast>();
  return (error) => {
    const contrast = findContrast(listContrasts(locale), error);
    if (!contrast || shown.has(contrast)) return null;
    shown.add(contrast);
    // Only what may leave the server.
    const { title, note, wrong, right } = contrast;
    return { title, note, wrong, right };
  };
}
