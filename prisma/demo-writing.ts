import type { CorrectedSentences, Judgement } from "@/lib/writing/schema";
import { numberSentences } from "@/lib/writing/sentences";

/** The demo learner's finished writing, with the mistakes a learner makes, and how a teacher marked it. */
export const DEMO_TEXT = `Gentile ragionier Galli,
mi chiamo Mirela Hoxha e abito al terzo piano, interno 8. Le scrivo perchè da una settimana nel mio appartamento non c'è il riscaldamento.
Il termosifone della camera è sempre freddo e la notte i bambini hanno molto freddo. Lunedì ho chiamato il portiere e lui ha venuto subito, ma non ha trovato il problema. Anche la mia vicina di casa ha lo stesso problema.
Vorrei sapere quando può venire un tecnico. Io sono a casa tutti i giorni dopo le cinque. Può chiamarmi al telefono o scrivermi una e-mail.
Grazie per il suo aiuto. Aspetto una sua risposta.
Cordiali saluti,
Mirela Hoxha`;

const CHANGES = [
  {
    original: "perchè",
    corrected: "perché",
    type: "ortografico",
    rule: "Le parole in -ché si scrivono con l'accento acuto: é.",
    quoted: "perché",
    example: "Resto a casa perché piove.",
  },
  {
    original: "ha venuto",
    corrected: "è venuto",
    type: "grammaticale",
    rule: "Il passato prossimo di «venire», come di «andare» e «arrivare», si fa con «essere».",
    quoted: "è venuto subito",
    example: "Mia sorella è arrivata ieri sera.",
  },
] as const;

/** The marks as the two answers of the AI teacher together would hold them. */
export const DEMO_ANSWERS: CorrectedSentences & Judgement = {
  sentences: numberSentences(DEMO_TEXT).map(({ n, text }) => ({
    n,
    corrected: CHANGES.reduce((sentence, { original, corrected }) => sentence.replace(original, corrected), text),
  })),
  changes: CHANGES.map(({ type, rule, quoted, example }, index) => {
    return { id: index + 1, keep: true, type, rule, quoted, example };
  }),
  aboveTable: "",
  criteria: {
    efficacia: { evidence: "Vorrei sapere quando può venire un tecnico", score: 3 },
    stile: { evidence: "Gentile ragionier Galli", score: 1 },
    morfosintassi: { evidence: "lui ha venuto subito", score: 3 },
    lessico: { evidence: "ha lo stesso problema", score: 2 },
    ortografia: { evidence: "perchè", score: 0 },
  },
  bullets: [
    { n: 1, evidence: "non c'è il riscaldamento", covered: true },
    { n: 2, evidence: "i bambini hanno molto freddo", covered: true },
    { n: 3, evidence: "quando può venire un tecnico", covered: true },
  ],
  feedback:
    "Il testo è chiaro e gentile: l'amministratore capisce il problema e sa quando può venire il tecnico. Prova a non ripetere «problema»: puoi scrivere «guasto».",
  strength: "Il tono formale va bene dall'inizio alla fine: «Gentile ragionier Galli», «Cordiali saluti».",
  practise: {
    type: "grammaticale",
    advice:
      "Ripassa i verbi che vogliono «essere» al passato prossimo: scrivi tre frasi con venire, andare e arrivare.",
  },
};
