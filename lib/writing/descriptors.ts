import type { Criterion } from "@/lib/exam/criteria";

/**
 * What a writing with 0, 1, ... points of a criterion is like. For teachers, in Italian as the criteria themselves; in
 * our words, and the same scale that the AI teacher is given (`prompt.ts`).
 */
export const DESCRIPTORS: Record<Criterion, readonly string[]> = {
  efficacia: [
    "Non risponde alla traccia.",
    "Metà di quello che è chiesto manca, o si segue a fatica.",
    "I punti ci sono, uno appena; o un passaggio va letto due volte.",
    "Tutti i punti, con un particolare o un motivo: si capisce subito, anche con errori.",
  ],
  stile: [
    "Saluto, chiusura, tu o Lei non vanno bene per chi legge, o cambiano a metà.",
    "Saluto, chiusura, tu o Lei vanno bene fino alla fine.",
  ],
  morfosintassi: [
    "Non si capisce.",
    "Errori così frequenti che si segue a fatica.",
    "Errori frequenti, ma il testo si capisce.",
    "Alcuni errori, nessuno disturba.",
    "Quasi nessun errore, anche nelle frasi lunghe.",
  ],
  lessico: [
    "Troppo poche parole per dire quello che serve.",
    "Solo le parole più comuni, per tutto; o almeno tre parole sbagliate o straniere.",
    "Le parole che servono per l'argomento ci sono, poco varie; una o due sbagliate.",
    "Parole precise e varie per l'argomento, quasi nessuna sbagliata.",
  ],
  ortografia: [
    "Molte parole scritte male, o la punteggiatura non aiuta a leggere.",
    "Quasi nessuna parola scritta male, la punteggiatura aiuta.",
  ],
};
