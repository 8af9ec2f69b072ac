import { describe, expect, it } from "vitest";
import { chooseVoice, MAX_UTTERANCE, toUtterances } from "@/lib/product/speech";

const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault });

describe("the voice that reads aloud", () => {
  it("speaks the language of the page; otherwise there is no voice", () => {
    const voices = [voice("en-US", true, true), voice("it-IT"), voice("ro-RO")];
    expect(chooseVoice(voices, "ro")).toBe(voices[2]);
    expect(chooseVoice(voices, "sq")).toBeNull();
    expect(chooseVoice([], "it")).toBeNull();
    // Only the tag "it" is Italian: neither "ita" nor the tag of Sicilian is.
    expect(chooseVoice([voice("ita"), voice("scn-IT"), voice("eng-GB")], "it")).toBeNull();
  });

  it("is found under every language tag that browsers use", () => {
    expect(chooseVoice([voice("pt_BR")], "pt")?.lang).toBe("pt_BR");
    expect(chooseVoice([voice("PL")], "pl")?.lang).toBe("PL");
    expect(chooseVoice([voice("fil-PH")], "fil")?.lang).toBe("fil-PH");
    expect(chooseVoice([voice("tl_PH")], "fil")?.lang).toBe("tl_PH");
  });

  it("is of the reader's country, else of the country of the messages' wording, else the browser's default", () => {
    const [near, own, usual] = [voice("es-ES"), voice("es-pe"), voice("es-US", true, true)];
    expect(chooseVoice([near, own, usual], "es", ["es-PE", "it-IT"])).toBe(own);
    expect(chooseVoice([near, usual, own], "es", ["it-IT"])).toBe(usual);
    expect(chooseVoice([near, own], "es")).toBe(near);
    expect(chooseVoice([voice("pt-PT", true, true), voice("pt_BR")], "pt")?.lang).toBe("pt_BR");
    expect(chooseVoice([voice("pt-PT"), voice("pt_BR")], "pt", ["pt-PT"])?.lang).toBe("pt-PT");
  });

  it("is a voice of the device, so that no server receives the text", () => {
    const far = voice("it-IT", false, true);
    expect(chooseVoice([far], "it", ["it-IT"])).toBeNull();
    expect(chooseVoice([far, voice("it-CH")], "it", ["it-IT"])?.lang).toBe("it-CH");
  });
});

describe("a text that is read aloud", () => {
  it("is one utterance per line, without symbols that would be read out by name", () => {
    expect(toUtterances("Ascolto 1\n\n  Hai   6 punti.  \n✓\n→ Continua ✓")).toEqual([
      "Ascolto 1",
      "Hai 6 punti.",
      "Continua",
    ]);
    expect(toUtterances(" \n ")).toEqual([]);
  });

  it("keeps its words in order, in utterances of at most 200 characters", () => {
    const sentence = "Ascolta due volte, leggi le domande, poi scegli una risposta e vai avanti con calma.";
    const text = `${Array.from({ length: 9 }, () => sentence).join(" ")} ${"parola ".repeat(80).trim()}.`;
    const parts = toUtterances(text);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(MAX_UTTERANCE);
    expect(parts.join(" ")).toBe(text);
    expect(parts.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => `${sentence} ${sentence}`));
  });

  it("is split after a sentence, otherwise after a clause, between words or inside a word", () => {
    expect(toUtterances("Uno due. Tre quattro!", 12)).toEqual(["Uno due.", "Tre quattro!"]);
    expect(toUtterances("uno due, tre quattro", 12)).toEqual(["uno due,", "tre quattro"]);
    expect(toUtterances("«Uno due.» Tre quattro", 12)).toEqual(["«Uno due.»", "Tre quattro"]);
    expect(toUtterances("uno due tre", 8)).toEqual(["uno due", "tre"]);
    expect(toUtterances("precipitevolissimevolmente", 12)).toEqual(["precipitevol", "issimevolmen", "te"]);
    expect(toUtterances("costa 8.99 euro e basta", 12)).toEqual(["costa 8.99", "euro e basta"]);
  });
});
