import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type LegalBlock, type LegalFacts, readLegalText } from "@/components/layout/legal/legal-texts";
import { VOICE_KEPT_DAYS } from "@/components/layout/voices-on-device";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { MAX_PATTERNS, spokenRequest } from "@/lib/oral/spoken-correction";
import { PUBLIC_PAGES } from "@/lib/product/public-pages";
import { exportColumns } from "@/lib/report/account-export";
import { pagePolicy } from "@/lib/security/content-security";
import { LIMITS } from "@/lib/security/rate-limit";
import { correctionRequest } from "@/lib/writing/prompt";

/*
 * The privacy page against the code. Each claim that can be tested stands here with its test: a check of this file, or
 * the title of the test that proves it.
 */

const FACTS: LegalFacts = {
  company: { name: "Scuola Prova", email: "dati@prova.example" },
  product: "CILS",
  price: "€8,99",
  listPrice: "€25,00",
  simulations: 5,
  accessDays: 365,
  accountDataMonths: 12,
  taxDataYears: 10,
  consentMonths: 6,
  withdrawalDays: 14,
  noticeDays: 14,
  words: { waiver: "", withdraw: "", askTeacher: "Chiedi a un insegnante", disclaimer: "" },
};

const privacy = (locale: (typeof OFFERED_LOCALES)[number] = "it") => readLegalText("privacy", locale, FACTS);

function wordsOf(block: LegalBlock): string[] {
  if (typeof block === "string") return [block];
  return "list" in block ? [...block.list] : block.table.rows.map((row) => row.join(" | "));
}

const wordsIn = (id: string) => (privacy().find((section) => section.id === id)?.blocks ?? []).flatMap(wordsOf);

function dataRows(locale?: (typeof OFFERED_LOCALES)[number]): readonly (readonly string[])[] {
  const blocks = privacy(locale).find(({ id }) => id === "data")?.blocks ?? [];
  return blocks.flatMap((block) => (typeof block === "object" && "table" in block ? block.table.rows : []));
}

/** The beginning of each row of the table of data. */
const ROWS = [
  "Nome, cognome",
  "Email, password",
  "I termini che hai accettato",
  "Codice fiscale e indirizzo",
  "Telefono",
  "Il codice con cui la scuola",
  "Risposte, tempo passato",
  "Prove di orale",
  "Stime sui tuoi progressi",
  "Giorno dell'esame",
  "Tempo in più",
  "Pagamenti, rimborsi",
  "Registro dell'account",
  "Indirizzo di rete",
  "Lingua, modo di leggere",
] as const;
type Row = (typeof ROWS)[number];

/** The row that discloses each column of an account. */
const USER_COLUMNS: Record<string, Row> = {
  id: "Registro dell'account",
  email: "Email, password",
  mailConfirmedAt: "Email, password",
  passwordHash: "Email, password",
  firstName: "Nome, cognome",
  lastName: "Nome, cognome",
  taxCode: "Codice fiscale e indirizzo",
  birthDate: "Nome, cognome",
  birthPlace: "Nome, cognome",
  street: "Codice fiscale e indirizzo",
  city: "Codice fiscale e indirizzo",
  province: "Codice fiscale e indirizzo",
  postalCode: "Codice fiscale e indirizzo",
  phone: "Telefono",
  locale: "Lingua, modo di leggere",
  isAdmin: "Registro dell'account",
  suspendedAt: "Registro dell'account",
  externalCode: "Il codice con cui la scuola",
  sessionVersion: "Registro dell'account",
  endedSessions: "Registro dell'account",
  createdAt: "Registro dell'account",
  searchText: "Nome, cognome",
  accessUntil: "Pagamenti, rimborsi",
};

/** The row that discloses each table; null: it holds nothing about a person. */
const TABLES: Record<string, Row | null> = {
  User: "Nome, cognome",
  TermsAcceptance: "I termini che hai accettato",
  SecondFactor: "Email, password",
  AuditEvent: "Registro dell'account",
  VerificationCode: "Email, password",
  RateLimit: "Indirizzo di rete",
  AccessGrant: "Pagamenti, rimborsi",
  GiftCodeBatch: "Registro dell'account",
  GiftCode: "Pagamenti, rimborsi",
  Payment: "Pagamenti, rimborsi",
  TaxRecord: "Codice fiscale e indirizzo",
  StripeEvent: "Pagamenti, rimborsi",
  Job: "Email, password",
  Attempt: "Risposte, tempo passato",
  SittingPart: "Risposte, tempo passato",
  Hearing: "Risposte, tempo passato",
  SectionRecord: "Risposte, tempo passato",
  QuestionFlag: null,
  TranslationProposal: null,
  KeptFigures: null,
  ItemDifficulty: null,
  ReadinessVerdict: "Stime sui tuoi progressi",
  DeckCard: "Stime sui tuoi progressi",
  RealExam: "Giorno dell'esame",
  Rehearsal: "Prove di orale",
  RehearsalAnswer: "Prove di orale",
  Writing: "Risposte, tempo passato",
  TeacherReading: "Risposte, tempo passato",
  Draft: "Risposte, tempo passato",
  Correction: "Risposte, tempo passato",
  AiCall: "Risposte, tempo passato",
};

/** Fields of an account that its export leaves out, and why. */
const NOT_EXPORTED: Record<string, string> = {
  passwordHash: "a secret",
  sessionVersion: "a secret of the sessions",
  endedSessions: "a secret of the sessions",
  secondFactor: "a secret",
  searchText: "other columns again",
  accessUntil: "the accesses again",
  batches: "an admin's work for the school",
  acts: "what the account did to itself is among the events; an admin's acts concern others",
  readings: "a teacher's work on others' texts",
};

/** The fields of each model, without those that no code uses. */
const MODELS = new Map(
  [...readFileSync("prisma/schema.prisma", "utf8").matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = "", body = ""]) => [
      name,
      body.split("\n").flatMap((line) => {
        const [, field, type] = /^ {2}(\w+)\s+(\w+)/.exec(line) ?? [];
        return field && type && !line.includes("@ignore") ? [{ field, type }] : [];
      }),
    ],
  ),
);
const userFields = MODELS.get("User") ?? [];

describe("the table of data", () => {
  it("has the same rows in every language", () => {
    expect(dataRows().map(([first = ""], place) => first.startsWith(ROWS[place] ?? "?"))).toEqual(ROWS.map(() => true));
    for (const locale of OFFERED_LOCALES) expect([locale, dataRows(locale).length]).toEqual([locale, ROWS.length]);
  });

  it("discloses every table of the database, and every column of an account", () => {
    expect([...MODELS.keys()].sort()).toEqual(Object.keys(TABLES).sort());
    const columns = userFields.filter(({ type }) => !MODELS.has(type)).map(({ field }) => field);
    expect(columns.sort()).toEqual(Object.keys(USER_COLUMNS).sort());
  });

  it("has extra time as data of its own, with explicit consent, and the choice says so", () => {
    const [row = []] = dataRows().filter(([first = ""]) => first.startsWith("Tempo in più"));
    expect(row[2]).toMatch(/Consenso esplicito.*9\.2\.a GDPR/);
    for (const locale of OFFERED_LOCALES) {
      const { exam, report } = JSON.parse(readFileSync(`messages/${locale}.json`, "utf8"));
      const hint = report.plan.date.extraTimeHint.split(". ").slice(-2).join(". ");
      expect([locale, exam.start.extra.text]).toEqual([locale, expect.stringContaining(hint)]);
    }
  });
});

describe("the export of personal data", () => {
  it("has every field of an account, or a reason why not", () => {
    const left = userFields.filter(({ field }) => !(field in exportColumns)).map(({ field }) => field);
    expect(left.sort()).toEqual(Object.keys(NOT_EXPORTED).sort());
  });
});

const listSources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => join(folder, file));

const readSources = (...folders: string[]) =>
  folders.flatMap(listSources).map((file) => ({ file, text: readFileSync(file, "utf8") }));

const STORES =
  /\b(?:localStorage|sessionStorage)\.(?:setItem|\[)|indexedDB\.open|document\.cookie =|(?:caches|storage\)?\??)\.open\(|cookies(?:\(\)\))?\.set\(/;

it("only these modules store anything in a browser; their names are typed or built from lib/product/browser-storage.ts", () => {
  const sources = [
    ...readSources("app", "components", "lib"),
    ...["middleware.ts", "instrumentation-client.ts"].map((file) => ({ file, text: readFileSync(file, "utf8") })),
  ];
  expect(
    sources
      .filter(({ text }) => STORES.test(text))
      .map(({ file }) => file)
      .sort(),
  ).toEqual([
    "components/accounts/use-kept-input.ts",
    "components/admin/pending-batch.ts",
    "components/exam/copy/store-copy.ts",
    "components/layout/device-copies.ts",
    "components/layout/durable.ts",
    "components/layout/local-storage.ts",
    "components/layout/voice-database.ts",
    "components/payments/payment-document.ts",
    "lib/accounts/known-browser.ts",
    "lib/accounts/next-auth.ts",
    "lib/exam/offline/copied-page.ts",
    "lib/exam/offline/worker.ts",
    "lib/i18n/store-locale.ts",
    "middleware.ts",
  ]);
});

/** Hosts that a page may contact, by its security policy. */
function hostsOf(pathname: string): string[] {
  const policy = pagePolicy({ nonce: "x", pathname, isDevelopment: false, isSecure: true, audioStore: undefined });
  return policy.match(/(?<=https:\/\/)[\w.*-]+/g) ?? [];
}

type Claim = [section: string, says: RegExp, proof: (() => void) | { file: string; title: string }];

const test = (file: string, title: string) => ({ file, title });

const CLAIMS: Claim[] = [
  [
    "data",
    /Della password conserviamo solo un'impronta/,
    test("lib/accounts/password.test.ts", "is hashed with the parameters that OWASP recommends"),
  ],
  [
    "data",
    /Indirizzo di rete.*Il tempo del conteggio: minuti o ore/,
    () => {
      for (const [name, { seconds }] of Object.entries(LIMITS))
        if (/address|browser/.test(name)) expect([name, seconds]).toEqual([name, Math.min(seconds, 60 * 60)]);
    },
  ],
  [
    "data",
    /Gli accessi: 12 mesi/,
    test("lib/payments/mutations/purge-old-data.db.test.ts", "keeps the record of sign-ins for 12 months"),
  ],
  [
    "data",
    /Il resto: finché c'è l'account; poi resta senza legame con te/,
    test("lib/payments/mutations/delete-account.db.test.ts", "leaves no attempt, answer, text, access, mail or name"),
  ],
  [
    "data",
    /Tempo in più.*le pagine della scuola non lo mostrano/,
    () => {
      const sources = readSources("lib/admin", "components/admin", "app/admin", "app/api/admin");
      expect(sources.length).toBeGreaterThan(50);
      expect(sources.filter(({ text }) => /extraTime|ExtraTime/.test(text)).map(({ file }) => file)).toEqual([]);
    },
  ],
  [
    "data",
    /Prove di orale.*La tua voce resta sul tuo dispositivo: a noi non arriva/,
    () => {
      const sources = readSources("app", "lib").filter(({ file }) => !file.startsWith("lib/oral/device"));
      // All bodies are read as JSON, by one module; `tests/http/access-matrix.test.ts` sends sound to every such call.
      const readers = sources.filter(({ text }) =>
        /\b(?:request|body)\??\.(?:arrayBuffer|blob|bytes|formData)\(/.test(text),
      );
      expect(readers.map(({ file }) => file)).toEqual([]);
      const streams = readSources("app", "lib").filter(({ text }) =>
        /\.body\??\.getReader\(|\bbody\.getReader\(/.test(text),
      );
      expect(streams.map(({ file }) => file)).toEqual(["lib/http/route.ts"]);
      const columns = ["Rehearsal", "RehearsalAnswer"].flatMap((model) => MODELS.get(model) ?? []);
      expect(columns.length).toBeGreaterThan(15);
      expect(columns.filter(({ type }) => type === "Bytes")).toEqual([]);
    },
  ],
  [
    "data",
    /Prove di orale.*Nessuno le dà un voto, e nessun programma ci cerca emozioni/,
    () => {
      const columns = ["Rehearsal", "RehearsalAnswer"].flatMap((model) => MODELS.get(model) ?? []);
      expect(columns.filter(({ field }) => /score|mark|grade|emotion|mood|confidence/i.test(field))).toEqual([]);
    },
  ],
  [
    "data",
    /Prove di orale.*Finché cancelli la prova di orale/,
    test("lib/oral/mutations/rehearsal.db.test.ts", "is deleted by its learner, and by nobody else"),
  ],
  [
    "ai",
    /Solo se premi il pulsante, mandiamo anche il testo.*l'argomento, le domande dell'esaminatore e la lingua/,
    () => {
      const task = { prompt: "ARGOMENTO", bullets: ["DOMANDA"], words: { min: 0, max: 0 } };
      const sent = spokenRequest(task, [{ n: 1, text: "DETTO", start: 0, end: 5 }], "ro", null);
      expect(JSON.stringify(sent)).toMatch(/ARGOMENTO.*DOMANDA.*Romanian.*DETTO/s);
      expect(spokenRequest.length).toBe(4);
    },
  ],
  [
    "ai",
    /testo di quello che hai detto.*Ricevi al massimo tre consigli, senza voto/,
    () => {
      expect(MAX_PATTERNS).toBe(3);
      const { schema } = spokenRequest({ prompt: "", bullets: [], words: { min: 0, max: 0 } }, [], "it", null);
      const scored = {
        patterns: [{ sentence: 1, original: "a", corrected: "b", explanation: "c", score: 9 }],
        score: 9,
      };
      expect(JSON.stringify(schema.parse(scored))).not.toContain("score");
    },
  ],
  [
    "data",
    /la scuola vede solo i numeri di tutti insieme/,
    () => {
      const sources = readSources("lib/admin", "components/admin", "app/admin", "app/api/admin");
      const readers = sources.filter(({ text }) => /realExam\b|"RealExam"/.test(text)).map(({ file }) => file);
      expect(readers).toEqual(["lib/admin/queries/reliability.ts"]);
    },
  ],
  [
    "retention",
    /Dati dell'account: 12 mesi dopo la fine del tuo accesso/,
    test("lib/payments/mutations/purge-old-data.db.test.ts", "deletes accounts 12 months after their access ended"),
  ],
  [
    "retention",
    /Se non hai mai avuto un accesso: 12 mesi dopo la registrazione o l'ultima volta/,
    test("lib/payments/mutations/purge-old-data.db.test.ts", "counts from the last sign-in, or from registration"),
  ],
  [
    "retention",
    /Dati fiscali.*10 anni/,
    test("lib/payments/mutations/purge-old-data.db.test.ts", "keeps tax records of a purchase for ten years"),
  ],
  [
    "retention",
    /Se cancelli l'account, il resto sparisce subito/,
    test("lib/payments/mutations/delete-account.db.test.ts", "leaves nothing in any table but the tax record"),
  ],
  [
    "ai",
    /Mandiamo solo la traccia dell'esame, il tuo testo e la lingua delle spiegazioni/,
    () => {
      const sent = correctionRequest(
        { prompt: "TRACCIA", bullets: ["PUNTO"], words: { min: 80, max: 120 } },
        [{ n: 1, text: "TESTO", start: 0, end: 5 }],
        null,
      );
      // The whole input of the request: nothing about the person can be in it.
      expect(JSON.stringify(sent)).toMatch(/TRACCIA.*TESTO/s);
      expect(correctionRequest.length).toBe(4);
    },
  ],
  [
    "ai",
    /Il voto dell'insegnante prende il posto di quello dell'AI/,
    test("lib/admin/queries/writings.db.test.ts", "replace the AI's, are signed, and keep its explanations"),
  ],
  [
    "ai",
    /Puoi sempre chiedere che una persona riveda il tuo testo/,
    test("lib/admin/queries/writings.db.test.ts", "puts a writing marked by the AI teacher into the queue, once"),
  ],
  [
    "ai",
    /La scuola può anche spegnere i voti e lasciare solo le correzioni/,
    test("lib/admin/queries/writing-marks-off.db.test.ts", "sees the same for a text with no points"),
  ],
  [
    "recipients",
    /Stripe.*i dati della carta, che noi non vediamo/i,
    () => {
      expect(hostsOf("/payment").length).toBeGreaterThan(3);
      expect(hostsOf("/payment").filter((host) => !/(^|\.)stripe\.com$/.test(host))).toEqual([]);
    },
  ],
  [
    "cookies",
    /Usiamo solo cookie necessari.*Oggi non usiamo cookie di analisi o di pubblicità/,
    () => {
      const pages = [...Object.keys(PUBLIC_PAGES), "/dashboard", "/account", "/exam/abcdefgh23", "/admin", "/piano"];
      for (const path of pages) expect([path, hostsOf(path)]).toEqual([path, []]);
    },
  ],
  [
    "cookies",
    /next-auth\.session-token .*30 giorni da quando entri/,
    test("tests/http/limits.test.ts", "sets the cookies that the privacy page lists, for the time that it states"),
  ],
  [
    "cookies",
    /token .*Vale 2 ore; si toglie quando esci/,
    test("tests/http/limits.test.ts", "issues a review token that is valid for two hours"),
  ],
  [
    "cookies",
    /Ti chiediamo di nuovo la scelta dopo 6 mesi/,
    test("components/layout/consent.test.ts", "the question is asked again after half a year, not before"),
  ],
  [
    "cookies",
    /cils-voice .*restano solo su questo dispositivo/,
    test("components/oral/device/no-transmission.test.ts", "a recording of a voice leaves the device by no code"),
  ],
  [
    "cookies",
    /cils-voice .*30 giorni, o finché le cancelli, esci o entra un'altra persona/,
    () => expect(VOICE_KEPT_DAYS).toBe(30),
  ],
  [
    "cookies",
    /cils-voice .*esci o entra un'altra persona/,
    test("components/accounts/stored-account.test.ts", "recordings of a voice stay while the same person signs in"),
  ],
  [
    "rights",
    /Vedere e scaricare i tuoi dati/,
    test("lib/report/mutations/export-account.db.test.ts", "contains the account, its access, its answers, texts"),
  ],
  [
    "rights",
    /Correggere i dati sbagliati/,
    test("lib/accounts/mutations/own-account.db.test.ts", "change for that account only"),
  ],
  [
    "rights",
    /Uscire da tutti i dispositivi/,
    test("lib/accounts/mutations/own-account.db.test.ts", "ends all sessions of the account and of no other"),
  ],
  [
    "security",
    /I tentativi di accesso sono limitati/,
    test("tests/http/limits.test.ts", "is refused after ten wrong passwords from any addresses"),
  ],
  [
    "security",
    /Ogni atto di chi amministra resta scritto/,
    test(
      "lib/payments/mutations/delete-account.db.test.ts",
      "cannot be changed: not its reason while its person exists",
    ),
  ],
  [
    "profiling",
    /la probabilità di superare l'esame vero, che conserviamo.*per ogni carta del ripasso il giorno/,
    () => {
      expect(MODELS.get("ReadinessVerdict")?.map(({ field }) => field)).toContain("readiness");
      expect(MODELS.get("DeckCard")?.map(({ field }) => field)).toContain("dueAt");
    },
  ],
  [
    "profiling",
    /La scuola vede.*le stime della classe intera senza nomi/,
    () => {
      const views = readSources("components/admin", "app/admin").filter(({ text }) =>
        /ReadinessVerdict|DeckCard/.test(text),
      );
      expect(views).toEqual([]);
      const readers = readSources("lib/admin").filter(({ text }) => /readinessVerdict|deckCard|"DeckCard"/.test(text));
      expect(readers.map(({ file }) => file)).toEqual([]);
    },
  ],
  [
    "profiling",
    /Non aprono e non chiudono nessuna pagina, non cambiano il prezzo/,
    () => {
      // The domains that decide on access and price cannot import the later ones, which make the estimates.
      const deciders = readSources("lib/accounts", "lib/payments", "lib/product", "lib/http", "lib/exam");
      expect(deciders.filter(({ text }) => text.includes('"@/lib/report/')).map(({ file }) => file)).toEqual([]);
    },
  ],
  ["minors", /meno di 18 anni non può registrarsi/, test("lib/accounts/schema.test.ts", "refuses a person under 18")],
  [
    "changes",
    /ti scriviamo un'email 14 giorni prima.*ti chiediamo una volta/,
    test("lib/accounts/mutations/accept-terms.db.test.ts", "in a new version are mailed once, and asked for two weeks"),
  ],
];

describe("the privacy page claims", () => {
  it.each(CLAIMS)("%s: %s, and a test proves it", (section, says, proof) => {
    expect(wordsIn(section).filter((words) => says.test(words))).not.toEqual([]);
    if (typeof proof === "function") return proof();
    const titles = readFileSync(proof.file, "utf8").match(/(?<=\b(?:it|test|describe)\(\s*")[^\n]+/g) ?? [];
    expect(titles.filter((title) => title.startsWith(proof.title))).toHaveLength(1);
  });
});
