/** When a phrase helps. The names are keys of `oral.repair` in the messages. */
export const REPAIR_NEEDS = ["notUnderstood", "check", "moment", "missingWord", "mistake", "littleToSay"] as const;

export type RepairNeed = (typeof REPAIR_NEEDS)[number];

/** Ways to go on speaking when something is missing. They are part of the exam's Italian, so they stay Italian. */
export const REPAIR_PHRASES: readonly { need: RepairNeed; text: string }[] = [
  { need: "notUnderstood", text: "Scusi, può ripetere?" },
  { need: "notUnderstood", text: "Può parlare un po' più piano?" },
  { need: "notUnderstood", text: "Che cosa vuol dire «…»?" },
  { need: "notUnderstood", text: "Non ho capito l'ultima parola." },
  { need: "check", text: "Se ho capito bene, mi chiede se…" },
  { need: "moment", text: "Un attimo, ci penso." },
  { need: "missingWord", text: "Come si dice… quello che serve per…" },
  { need: "missingWord", text: "Non so la parola esatta, però…" },
  { need: "mistake", text: "No, aspetti, volevo dire…" },
  { need: "mistake", text: "Allora, ricomincio." },
  { need: "littleToSay", text: "Ne so poco, ma posso dire che…" },
  { need: "littleToSay", text: "A me non è mai capitato, però un mio amico…" },
];
