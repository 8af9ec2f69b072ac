import { describe, expect, it } from "vitest";
import type { Locale } from "@/lib/i18n/locales";
import { detectLanguage, languageOf } from "@/lib/writing/detect-language";

const TEXTS: Record<Locale, string> = {
  it: "Il testo si capisce bene e risponde a tutti i punti della traccia. Rileggi i verbi al passato: con i verbi di movimento si usa «essere». Continua a usare frasi brevi come queste.",
  en: "Your text is easy to follow and deals with all the points of the task. Read the verbs in the past again: with verbs of movement you use «essere». Keep on writing short sentences like these.",
  es: "Tu texto se entiende bien y responde a todos los puntos de la tarea. Repasa los verbos en pasado: con los verbos de movimiento se usa «essere». Sigue usando frases cortas como estas.",
  pt: "O seu texto é fácil de entender e responde a todos os pontos da tarefa. Reveja os verbos no passado: com os verbos de movimento usa-se «essere». Continue a usar frases curtas como estas.",
  sq: "Teksti yt kuptohet mirë dhe u përgjigjet të gjitha pikave të detyrës. Përsërit foljet në të shkuarën: me foljet e lëvizjes përdoret «essere». Vazhdo të përdorësh fjali të shkurtra si këto.",
  fil: "Madaling maintindihan ang teksto mo at nasagot nito ang lahat ng punto ng gawain. Balikan ang mga pandiwa sa nakaraan: sa mga pandiwa ng paggalaw ginagamit ang «essere». Ipagpatuloy ang maiikling pangungusap.",
  ro: "Textul tău se înțelege bine și răspunde la toate punctele din sarcină. Repetă verbele la trecut: cu verbele de mișcare se folosește «essere». Continuă să scrii propoziții scurte ca acestea.",
  pl: "Twój tekst jest zrozumiały i odpowiada na wszystkie punkty zadania. Powtórz czasowniki w czasie przeszłym: z czasownikami ruchu używa się «essere». Pisz dalej takie krótkie zdania jak te, bo to się sprawdza.",
};

describe("the language of a text", () => {
  it.each(Object.entries(TEXTS))("is detected by its function words: %s", (locale, text) => {
    expect(detectLanguage(text)).toBe(locale);
  });

  it("is not detected from a few words, or from quotations", () => {
    expect(detectLanguage("Ottimo testo, continua così.")).toBeNull();
    expect(detectLanguage(`«${TEXTS.it}» Bravo.`)).toBeNull();
  });
});

describe("the language of a judgement", () => {
  const judgement = (feedback: string, rule: string) => ({
    feedback,
    strength: "",
    practise: { type: "altro" as const, advice: "" },
    changes: [{ id: 1, keep: true, type: "altro" as const, rule, quoted: "", example: "" }],
    criteria: {
      efficacia: { evidence: "", score: 1 },
      stile: { evidence: "", score: 1 },
      morfosintassi: { evidence: "", score: 1 },
      lessico: { evidence: "", score: 1 },
      ortografia: { evidence: "", score: 1 },
    },
    aboveTable: "",
    bullets: [],
  });

  it("is the requested one without evidence of another", () => {
    expect(languageOf(judgement(TEXTS.pl, "Krótko."), "pl")).toBe("pl");
    expect(languageOf(judgement("Brava!", ""), "fil")).toBe("fil");
  });

  it("is another one if any of its parts is", () => {
    expect(languageOf(judgement(TEXTS.pl, TEXTS.it), "pl")).toBe("it");
    expect(languageOf(judgement(TEXTS.en, TEXTS.ro), "ro")).toBe("en");
  });
});
