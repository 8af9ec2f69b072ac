import type { Page } from "@playwright/test";
import { expect, openWithConsent, test } from "@/tests/support/browser";

/** Stubs `speechSynthesis`: it has no voices until `arrive` adds one, as in browsers, and records what it reads. */
async function fakeSpeech(page: Page) {
  await page.addInitScript(() => {
    type Utterance = { text: string; lang: string; onend?: (() => void) | null };
    const speech = Object.assign(new EventTarget(), {
      voices: [] as object[],
      queue: [] as Utterance[],
      getVoices: () => speech.voices,
      speak: (utterance: Utterance) => speech.queue.push(utterance),
      cancel: () => speech.queue.splice(0),
    });
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
      arrive: (lang: string) => {
        speech.voices = [...speech.voices, { lang, voiceURI: lang, localService: true, default: false }];
        speech.dispatchEvent(new Event("voiceschanged"));
      },
      spoken: () => speech.queue.map(({ text, lang }) => `${lang}: ${text}`),
      finish: () => speech.queue.at(-1)?.onend?.(),
    });
    Object.defineProperty(window, "speechSynthesis", { value: speech });
  });
  const call = <T>(name: string, ...values: string[]) =>
    page.evaluate(([name = "", ...values]) => Reflect.get(window, name)(...values), [name, ...values]) as Promise<T>;
  return {
    arrive: (lang: string) => call("arrive", lang),
    spoken: () => call<string[]>("spoken"),
    finish: () => call("finish"),
  };
}

test("a voice of the page's language reads product text, one part at a time, and shifts no layout when it loads", {
  tag: "@layout",
}, async ({ page }) => {
  const speech = await fakeSpeech(page);
  const ears = page.getByRole("button", { name: "Leggi ad alta voce" });
  const stop = page.getByRole("button", { name: "Ferma la voce" });
  await openWithConsent(page, "/accessibilita");
  await page.waitForLoadState("networkidle");
  await speech.arrive("en-US");
  await expect(ears).toHaveCount(0);
  const places = () =>
    page.locator("h1, h2, main p").evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().toJSON()));
  const before = await places();
  await speech.arrive("it-IT");
  await expect(ears).toHaveCount(5);
  expect(await places()).toEqual(before);
  const box = await ears.first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);

  await ears.first().focus();
  await page.keyboard.press("Enter");
  expect((await speech.spoken())[0]).toBe("it-IT: Accessibilità");
  await expect(stop).toBeFocused();
  await ears.first().click();
  expect((await speech.spoken())[0]).toBe("it-IT: A che punto siamo");
  await expect(stop).toHaveCount(1);
  await speech.finish();
  await expect(stop).toHaveCount(0);
  await ears.last().click();
  await stop.click();
  expect(await speech.spoken()).toEqual([]);
  await ears.last().click();
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  await expect(stop).toHaveCount(0);

  // Questions, options and texts of the exam have no ear, and are left out of what is read around them.
  await page.goto("/prova");
  await speech.arrive("it-IT");
  await expect(ears).toHaveCount(2);
  await expect(page.locator("[data-slot=read-aloud] :is([lang=it], input)")).toHaveCount(0);
  await page.goto("/no-such-page");
  await speech.arrive("it-IT");
  await ears.click();
  const words = (await speech.spoken()).join(" ");
  expect(words).toContain("Questa pagina non c'è");
  expect(words).not.toContain("404");
});
