import { expect, it } from "vitest";
import { loadMessages } from "@/lib/i18n/messages";
import { WAIVER_VERSION } from "@/lib/payments/withdrawal";

// A payment stores the version of the waiver and its words in one language. If you change the text, give it a new
// version and keep the old one here.
const WORDS = {
  "2026-11": {
    it: "Voglio cominciare subito e rinuncio al diritto di recesso: so che lo perdo appena il mio accesso è attivo.",
    en: "I want to start now and I give up my right of withdrawal: I know that I lose it as soon as my access is active.",
  },
};

it("the text of the waiver matches its version", async () => {
  const words = WORDS[WAIVER_VERSION];
  for (const locale of ["it", "en"] as const) {
    expect((await loadMessages(locale)).payments.card.waiver).toBe(words[locale]);
  }
});
