import type { Checked, CheckedParts } from "@/lib/citizenship/sources";

export const EXAM_FACTS_PATH = "/esame";

const fact = (...[confidence, checkedAt, ...sources]: CheckedParts): Checked => ({ confidence, checkedAt, sources });

/** What we know of the CILS B1 Cittadinanza exam, in the page's order; its words are in `citizenship.facts`. */
export const EXAM_FACTS = {
  fee: fact("quoted", "2026-11-25", "cils", "sapienza", "almi"),
  sessions: fact("quoted", "2026-11-25", "dates", "almi"),
  enrolment: fact("quoted", "2026-11-25", "cils", "places", "almi"),
  refund: fact("reported", "2026-11-25", "asti"),
  bring: fact("quoted", "2026-11-25", "cils", "almi"),
  day: fact("quoted", "2026-11-25", "parts", "almi"),
  listening: fact("reported", "2026-11-25", "parts", "almi"),
  results: fact("quoted", "2026-11-25", "cils", "almi"),
  repeating: fact("quoted", "2026-11-25", "cils", "sapienza", "almi"),
  disability: fact("quoted", "2026-11-25", "cils", "almi"),
  application: fact("official", "2026-11-25", "law91", "completeApplication"),
} as const satisfies Record<string, Checked>;

export type ExamFactName = keyof typeof EXAM_FACTS;

/** The fee that the university names; a centre may add its own costs. */
export const EXAM_FEE_CENTS = 100_00;

/** What the university says about the time until the results, and what to plan with. */
export const RESULT_MONTHS = { usual: 3, longest: 4 };

/** The university's office for candidates with a disability. */
export const DISABILITY_EMAIL = "gelo@unistrasi.it";

/** The parts of the exam in their order and their minutes. The examiner sets the time of the oral part. */
export const DAY_PARTS = [
  { part: "listening", minutes: 30 },
  { part: "reading", minutes: 40 },
  { part: "writing", minutes: 40 },
  { part: "oral", minutes: 10 },
] as const;

/** The sessions and the last day of enrolment, as Italian days. A centre may close earlier. */
const EXAM_SESSIONS = [
  { day: "2026-12-03", enrolBy: "2026-10-24" },
  { day: "2027-02-18", enrolBy: "2027-01-18" },
  { day: "2027-04-08", enrolBy: "2027-03-08" },
  { day: "2027-06-10", enrolBy: "2027-05-01" },
  { day: "2027-07-22", enrolBy: "2027-06-22" },
  { day: "2027-10-21", enrolBy: "2027-09-21" },
  { day: "2027-12-02", enrolBy: "2027-10-23" },
];

/** The sessions still to come and whether one can still enrol. @param today such as "2026-11-26", in Italy */
export function listSessionsAhead(today: string) {
  return EXAM_SESSIONS.filter(({ day }) => day >= today).map((session) => {
    return { ...session, isOpen: session.enrolBy >= today };
  });
}
