import type { Checked, CheckedParts } from "@/lib/citizenship/sources";

/**
 * What the answers lead to. `otherRoute`: citizenship in a way for which no law asks for a certificate. `exempt`,
 * `title`, `certificate`: something takes the certificate's place. `ask`: an office must decide. `exam`: none of these.
 */
export type CheckOutcome = "otherRoute" | "exempt" | "title" | "certificate" | "ask" | "exam";

type Rule = Checked & { outcome: CheckOutcome };

const rule = (outcome: CheckOutcome, ...[confidence, checkedAt, ...sources]: CheckedParts): Rule => {
  return { outcome, confidence, checkedAt, sources };
};

/**
 * Each rule with its sources. Its words are in `messages/` (`citizenship.rules`): `text` is the rule in our words,
 * `bring` what to bring or to find out. A lawyer has not read them (docs/operating/legal.md).
 */
export const RULES = {
  otherRoute: rule("otherRoute", "quoted", "2026-11-25", "law91", "almi"),
  routeUnknown: rule("ask", "official", "2026-11-25", "law91"),
  euPermit: rule("exempt", "official", "2026-11-25", "law91", "ministry"),
  cePermit: rule("exempt", "quoted", "2026-11-25", "florence", "circular2683"),
  cePermitAbroad: rule("ask", "quoted", "2026-11-25", "saoPaulo", "circular2683", "almi"),
  otherStatePermit: rule("ask", "quoted", "2026-11-25", "law91", "almi"),
  permitUnknown: rule("ask", "reported", "2026-11-25", "law91", "ministry", "familyCards"),
  agreement: rule("exempt", "official", "2026-11-25", "law91", "florence"),
  agreementUnknown: rule("ask", "official", "2026-11-25", "law91", "florence"),
  italianSchool: rule("title", "quoted", "2026-11-25", "law91", "padua", "handbook", "almi"),
  primarySchool: rule("ask", "reported", "2026-11-25", "handbook", "almi"),
  courseInEnglish: rule("ask", "reported", "2026-11-25", "handbook", "almi"),
  cpiaAttestation: rule("ask", "reported", "2026-11-25", "florence", "handbook", "almi"),
  schoolUnknown: rule("ask", "official", "2026-11-25", "law91"),
  health: rule("exempt", "official", "2026-11-25", "judgment25"),
  healthNotAttested: rule("ask", "quoted", "2026-11-25", "judgment25", "handbook", "almi"),
  healthUnknown: rule("ask", "official", "2026-11-25", "judgment25"),
  certificate: rule("certificate", "official", "2026-11-25", "law91", "padua"),
  fifthBody: rule("ask", "quoted", "2026-11-25", "saoPaulo", "handbook", "almi"),
  certificateUnknown: rule("ask", "official", "2026-11-25", "law91"),
  exam: rule("exam", "official", "2026-11-25", "law91"),
  familyOrRefugee: rule("exam", "reported", "2026-11-25", "familyCards"),
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;
