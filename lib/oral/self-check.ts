import type { OralCriterion } from "@/lib/oral/criteria";

/** A question for listening back. */
export type SelfCheckQuestion = {
  criterion: OralCriterion | "pronuncia";
  /**
   * An example that meets the point and one that does not, with the examiner's question if needed. Null for points that
   * only a listener can judge, ideally another person: `oral.selfCheckEar` in the messages describes it.
   */
  examples: { question?: string; heard: string; notHeard: string } | null;
};

/**
 * The eight questions for listening back. The examples stay Italian; the questions are `oral.selfCheck` in the messages.
 * No answer is compulsory, and none is a mark.
 */
export const SELF_CHECK = {
  E1: {
    criterion: "efficacia",
    examples: { question: "Come si risparmia?", heard: "Guardo le offerte.", notHeard: "Tutto caro." },
  },
  E2: {
    criterion: "efficacia",
    examples: { heard: "Vado presto, perché dopo c'è la fila.", notHeard: "Vado presto." },
  },
  E3: {
    criterion: "efficacia",
    examples: { heard: "Scusi, che cosa vuol dire “modulo”?", notHeard: "Sì, sì." },
  },
  M4: {
    criterion: "morfosintassi",
    examples: { heard: "Le persone vanno al mercato.", notHeard: "Le persone va. Io comprare." },
  },
  M5: {
    criterion: "morfosintassi",
    examples: { heard: "Quando esco, passo al mercato, se è aperto.", notHeard: "Esco. Mercato. Casa." },
  },
  L6: { criterion: "lessico", examples: { heard: "lo scontrino", notHeard: "la carta, la cosa" } },
  L7: {
    criterion: "lessico",
    examples: { heard: "Quello per pulire… il detersivo.", notHeard: "Quello per pulire… soap." },
  },
  P8: { criterion: "pronuncia", examples: null },
} as const satisfies Record<string, SelfCheckQuestion>;

export type SelfCheckId = keyof typeof SELF_CHECK;

export const SELF_CHECK_IDS = Object.keys(SELF_CHECK) as [SelfCheckId, ...SelfCheckId[]];

/** The questions that everybody sees: did I answer, did I give a reason, can one understand me. */
export const FIRST_SELF_CHECK_IDS = ["E1", "E2", "P8"] as const satisfies readonly SelfCheckId[];
