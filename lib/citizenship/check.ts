import { type CheckOutcome, RULES, type RuleName } from "@/lib/citizenship/rules";

export const CHECK_PATH = "/devi-fare-esame";

/**
 * The six questions in their order, and for each option the rule that it leads to; null leads on. Questions and options
 * stand in the address, so they are Italian words. Every question can be answered with "non-so".
 */
export const QUESTIONS = {
  via: {
    residenza: null,
    matrimonio: null,
    origini: "otherRoute",
    genitore: "otherRoute",
    nascita: "otherRoute",
    "non-so": "routeUnknown",
  },
  soggiorno: {
    ue: "euPermit",
    "ce-italia": "cePermit",
    "ce-estero": "cePermitAbroad",
    "ue-altro-paese": "otherStatePermit",
    altro: null,
    "non-so": "permitUnknown",
  },
  accordo: { firmato: "agreement", "non-firmato": null, "non-so": "agreementUnknown" },
  titolo: {
    medie: "italianSchool",
    elementari: "primarySchool",
    inglese: "courseInEnglish",
    cpia: "cpiaAttestation",
    "nessun-titolo": null,
    "non-so": "schoolUnknown",
  },
  salute: {
    asl: "health",
    "senza-asl": "healthNotAttested",
    aiuti: null,
    "nessun-limite": null,
    "non-so": "healthUnknown",
  },
  certificato: {
    quattro: "certificate",
    reggio: "fifthBody",
    "nessun-certificato": null,
    "non-so": "certificateUnknown",
  },
} as const satisfies Record<string, Record<string, RuleName | null>>;

export type QuestionName = keyof typeof QUESTIONS;
export type OptionName = { [Q in QuestionName]: keyof (typeof QUESTIONS)[Q] }[QuestionName];
export type CheckAnswers = Partial<Record<QuestionName, OptionName>>;

export const QUESTION_NAMES = Object.keys(QUESTIONS) as QuestionName[];

/** The options of a question in their order. */
export const listOptions = (question: QuestionName) => Object.keys(QUESTIONS[question]) as OptionName[];

/** The decision on some answers, with the rules that it rests on. */
export type CheckVerdict = { outcome: CheckOutcome; rules: readonly [RuleName, ...RuleName[]] };

/** A decisive rule takes precedence over an open question for an office, and that over the exam. */
const WEIGHT: Record<CheckOutcome, number> = { otherRoute: 3, exempt: 2, title: 2, certificate: 2, ask: 1, exam: 0 };

function findRule(question: QuestionName, option: OptionName | undefined): RuleName | null {
  const rules: Partial<Record<OptionName, RuleName | null>> = QUESTIONS[question];
  return (option && rules[option]) ?? null;
}

/** The strongest outcome of the answers, given so far or all, and every rule that leads to one as strong. */
export function decideCheck(answers: CheckAnswers): CheckVerdict {
  const found = QUESTION_NAMES.flatMap((question) => findRule(question, answers[question]) ?? []);
  const weightOf = (name: RuleName) => WEIGHT[RULES[name].outcome];
  const heaviest = Math.max(...found.map(weightOf));
  const [first, ...others] = found.filter((name) => weightOf(name) === heaviest);
  if (first) return { outcome: RULES[first].outcome, rules: [first, ...others] };
  // One option covers work permits, family cards and asylum, so that nobody must say which; everybody sees the caveat.
  return { outcome: "exam", rules: ["exam", "familyOrRefugee"] };
}

/**
 * The first unanswered question; null once an answer settles the matter, so that nobody is asked about their health
 * without need. An office's doubt settles nothing: a later answer may.
 */
export function nextQuestion(answers: CheckAnswers): QuestionName | null {
  if (WEIGHT[decideCheck(answers).outcome] > WEIGHT.ask) return null;
  return QUESTION_NAMES.find((question) => !answers[question]) ?? null;
}

type Query = Record<string, string | string[] | undefined>;

/** The screen for a request: a question, repeated if no option was chosen, or the result (null). */
export type CheckState = { answers: CheckAnswers; question: QuestionName | null; isMissing: boolean };

/** Reads an address. `domanda` names the question of the form just sent, `cambia` one to show again. */
export function parseCheck(query: Query): CheckState {
  const answers: CheckAnswers = {};
  for (const question of QUESTION_NAMES) {
    const chosen = listOptions(question).find((option) => option === query[question]);
    if (chosen) answers[question] = chosen;
  }
  const find = (name: string) => QUESTION_NAMES.find((question) => question === query[name]);
  const sent = find("domanda");
  const isMissing = sent !== undefined && !answers[sent];
  return { answers, question: isMissing ? sent : (find("cambia") ?? nextQuestion(answers)), isMissing };
}

/** The address of the page with these answers. @param change a question to show again */
export function checkHref(
  answers: CheckAnswers,
  { change, lang }: { change?: QuestionName; lang?: string | null } = {},
) {
  const query = new URLSearchParams(answers);
  if (change) query.set("cambia", change);
  if (lang) query.set("lang", lang);
  return query.size > 0 ? `${CHECK_PATH}?${query}` : CHECK_PATH;
}
