/**
 * The kind of a source. `official`: an official page, part of which we have read. `quoted`: an official text as quoted
 * by others, who are among the sources. `reported`: others state it, and we found no official page.
 */
export type Confidence = "official" | "quoted" | "reported";

/** `isUnread`: none of us has opened the page; we know it from those who quote it. */
type Source = { title: string; url: string; isUnread?: true };

/** The page of each source, with the title by which people find it. Titles are names, so they stay Italian. */
export const SOURCES = {
  law91: {
    title: "Legge 91/1992, articolo 9.1 (d.l. 113/2018, Gazzetta Ufficiale)",
    url: "https://www.gazzettaufficiale.it/eli/id/2018/12/03/18A07702/sg",
  },
  ministry: {
    title: "Ministero dell'Interno, «Cittadinanza: invia la tua domanda»",
    url: "https://www.interno.gov.it/it/temi/cittadinanza-e-altri-diritti-civili/cittadinanza/cittadinanza-invia-tua-domanda",
  },
  handbook: {
    title: "Ministero dell'Interno, sito sull'immigrazione: la domanda di cittadinanza",
    url: "https://libertaciviliimmigrazione.dlci.interno.gov.it/cittadinanza-invia-la-tua-domanda",
    isUnread: true,
  },
  florence: {
    title: "Prefettura di Firenze, domande sulla cittadinanza",
    url: "https://prefettura.interno.gov.it/it/prefetture/firenze/faq-cittadinanza",
  },
  circular2683: {
    title: "Circolare 2683 del 24 marzo 2020 (Comune di Parma)",
    url: "https://informastranieri.comune.parma.it",
  },
  padua: { title: "Prefettura di Padova: la cittadinanza", url: "https://www.prefettura.it/padova" },
  saoPaulo: { title: "Consolato d'Italia a San Paolo", url: "https://conssanpaolo.esteri.it" },
  familyCards: { title: "avvocatocittadinanza.it", url: "https://www.avvocatocittadinanza.it" },
  judgment25: {
    title: "Corte costituzionale, sentenza 25/2025 (Gazzetta Ufficiale)",
    url: "https://www.gazzettaufficiale.it/eli/id/2025/03/12/T-250025/S1",
  },
  completeApplication: {
    title: "Prefettura: la domanda di cittadinanza deve essere completa",
    url: "https://prefettura.interno.gov.it/it/node/61172",
  },
  cils: { title: "Università per Stranieri di Siena: la CILS", url: "https://cils.unistrasi.it", isUnread: true },
  places: {
    title: "Università per Stranieri di Siena: le sedi d'esame CILS",
    url: "https://cils.unistrasi.it/1/84/16/Le_sedi_di_esami.htm",
    isUnread: true,
  },
  dates: {
    title: "Università per Stranieri di Siena: le date degli esami 2027",
    url: "https://cils.unistrasi.it/1/213/428/Le_date_degli_esami_2027.htm",
    isUnread: true,
  },
  parts: {
    title: "Università per Stranieri di Siena: le prove del B1 Cittadinanza",
    url: "https://cils.unistrasi.it/1/89/382/Prove_Liv._B1_cittadinanza.htm",
    isUnread: true,
  },
  sapienza: { title: "Sapienza Università di Roma: CILS", url: "https://cla.web.uniroma1.it/it/cils" },
  almi: {
    title: "ALMI Italian, corso che cita il Vademecum del Ministero (23 aprile 2025) e le pagine di Siena",
    url: "https://github.com/smnasiruz016-blip/almi-italian",
  },
  asti: { title: "fda-asti.com, una sede d'esame", url: "https://www.fda-asti.com" },
} as const satisfies Record<string, Source>;

export type SourceName = keyof typeof SOURCES;

/** Whether nobody of us has opened the page of a source. */
export const isUnread = (name: SourceName): boolean => "isUnread" in SOURCES[name];

/**
 * A fact's certainty, the last Italian day on which somebody compared it with the sources we read, and all its sources.
 */
export type Checked = { confidence: Confidence; checkedAt: string; sources: readonly [SourceName, ...SourceName[]] };

/** The same as a list, for tables. */
export type CheckedParts = [Confidence, checkedAt: string, ...sources: Checked["sources"]];
