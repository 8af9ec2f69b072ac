/**
 * The words of the examiner, in the order in which they are used. The shape is that of the exam: five guide questions,
 * then a conversation on one of four printed topics. The exam does not publish its wording; this one is ours. The voice
 * says "Lei", uses no gendered forms, and neither praises nor corrects, as at the exam.
 */

/** What the examiner says between the questions. Each line is one recording. */
export const EXAMINER_LINES = {
  start: "Buongiorno, prego, si accomodi. La registrazione è partita: possiamo cominciare?",
  guide: "Per cominciare, mi parli un po' di Lei.",
  "guide-understood": "Ah, ho capito.",
  "guide-next": "Mh, sì. E…",
  topics: "Bene. Qui ci sono quattro argomenti. Li legga con calma e ne scelga uno.",
  chosen: "Bene.",
  understood: "Ho capito.",
  "there-it-is": "Ah, ecco.",
  listen: "E senta…",
  calm: "Con calma, non c'è fretta.",
  repeat: "Le ripeto la domanda.",
  "ask-again": "Sì, allora…",
  "move-on": "Va bene, passiamo a un'altra domanda.",
  end: "Va bene, abbiamo finito. Grazie, e buona giornata.",
} as const;

export type ExaminerLine = keyof typeof EXAMINER_LINES;

const LINKS = {
  guide: ["guide-understood", "guide-next"],
  conversation: ["understood", "there-it-is", "listen"],
} as const satisfies Record<string, readonly ExaminerLine[]>;

/** What the examiner says between an answer and the next question. @param answered how many questions were answered */
export function linkAfter(part: keyof typeof LINKS, answered: number): ExaminerLine {
  const links: readonly ExaminerLine[] = LINKS[part];
  return links[(answered - 1) % links.length] ?? links[0] ?? "understood";
}

/** The guide questions. Each has three wordings, of which a rehearsal uses one. */
export const GUIDE_QUESTIONS = {
  who: [
    "Come si chiama, e da dove viene?",
    "Si presenti, per favore: nome e Paese.",
    "Mi dice come si chiama e di che Paese è?",
  ],
  where: ["Dove abita, e com'è la zona?", "In che città vive, e come si trova?", "Mi parla del posto dove abita?"],
  "since-when": [
    "Da quanto tempo è in Italia?",
    "Quando ha cominciato a vivere in Italia?",
    "È da molto che vive qui?",
  ],
  occupation: ["Che cosa fa nella vita?", "Di che cosa si occupa?", "Come passa le giornate: lavora, studia?"],
  "free-time": [
    "Che cosa Le piace fare nel tempo libero?",
    "Quando non ha impegni, che cosa fa?",
    "Di solito come passa la domenica?",
  ],
} as const satisfies Record<string, readonly [string, string, string]>;

export type GuideQuestion = keyof typeof GUIDE_QUESTIONS;

export const GUIDE_QUESTION_IDS = Object.keys(GUIDE_QUESTIONS) as GuideQuestion[];

/** Follow-ups that fit every topic. A topic has two of them. */
export const GENERAL_FOLLOW_UPS = {
  "di-piu": "Mi dica qualcosa di più, magari con un esempio.",
  "nel-suo-paese": "E nel Suo Paese è uguale o diverso?",
  "appena-arrivato": "Che cosa consiglia a chi è appena arrivato in Italia?",
  migliorare: "Secondo Lei, che cosa si potrebbe migliorare?",
  amico: "Che cosa consiglia a un amico?",
  "qualche-anno-fa": "E qualche anno fa com'era?",
  piace: "Che cosa Le piace di più, e che cosa di meno?",
  difficile: "Che cosa Le sembra più difficile?",
} as const;

export type GeneralFollowUp = keyof typeof GENERAL_FOLLOW_UPS;

export const GENERAL_FOLLOW_UP_IDS = Object.keys(GENERAL_FOLLOW_UPS) as [GeneralFollowUp, ...GeneralFollowUp[]];
