/** When a phrase helps. The names are keys of `oral.repair` in the messages. */
export const REPAIR_NEEDS = ["notUnderstood", "check", "moment", "missingWord", "mistake", "littleToSay"] as const;

export type RepairNeed = (typeof REPAIR_NEEDS)[number];

/** How the examiner, who is a recording, can say the question again. */
export type Pace = "normal" | "slow";

/**
 * Ways to go on speaking when something is missing. They are part of the exam's Italian, so they stay Italian.
 * `again`: the examiner answers the phrase by saying the question again at this pace.
 */
export const REPAIR_PHRASES: readonly { need: RepairNeed; text: string; again?: Pace }[] = [
  { need: "notUnderstood", text: "Scusi, può ripetere?", again: "normal" },
  { need: "notUnderstood", text: "Può parlare un po' più piano?", again: "slow" },
  { need: "notUnderstood", text: "Che cosa vuol dire «…»?" },
  { need: "notUnderstood", text: "Non ho capito l'ultima parola.", again: "slow" },
  { need: "check", text: "Se ho capito bene, mi chiede se…" },
  { need: "moment", text: "Un attimo, ci penso." },
  { need: "missingWord", text: "Come si dice… quello che serve per…" },
  { need: "missingWord", text: "Non so la parola esatta, però…" },
  { need: "mistake", text: "No, aspetti, volevo dire…" },
  { need: "mistake", text: "Allora, ricomincio." },
  { need: "littleToSay", text: "Ne so poco, ma posso dire che…" },
  { need: "littleToSay", text: "A me non è mai capitato, però un mio amico…" },
];
