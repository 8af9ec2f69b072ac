import { z } from "zod";
import { toPathPattern } from "@/lib/http/path-pattern";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { MAX_PROPOSAL_LENGTH } from "@/lib/i18n/proposal-link";

const text = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(MAX_PROPOSAL_LENGTH, { error: "too_long" });

/** The texts of the form. */
export const proposalTextsSchema = z.object({ sentence: text, proposal: text });

/** Body of `POST /api/translation-proposals`. `page`: a path, of which no id and no query is kept; empty if unknown. */
export const translationProposalSchema = proposalTextsSchema.extend({
  page: z
    .string()
    .max(500)
    .transform((path) => (path.startsWith("/") ? toPathPattern(path) : null)),
  locale: z.enum(OFFERED_LOCALES),
});

export type NewTranslationProposal = z.output<typeof translationProposalSchema>;
