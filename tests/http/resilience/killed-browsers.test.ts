import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { seededRandom } from "@/lib/seeded-random";
import { callerWith, type HttpClient, startSimulation } from "@/tests/support/http";
import { type KillableBrowser, openBrowser } from "@/tests/support/killable-browser";
import { volume } from "@/tests/support/volume";

/*
 * A browser killed while a learner types contains, when reopened, the text typed up to the last moment, with a network
 * and without. A short run; `npm run test:browsers` is the long one.
 */

const KILLS = volume("browserKills");
/** How much typing may be lost. */
const MAX_LOST_MS = 100;
/** Between two characters, as a fast typist. */
const LETTER_MS = 60;

const random = seededRandom(18);
const profile = mkdtempSync(join(tmpdir(), "cils-profile-"));
let browser: KillableBrowser | undefined;

afterEach(async () => {
  await browser?.kill();
  rmSync(profile, { recursive: true, force: true });
});

/** Opens the writing of an attempt, signed in: cookies of the last half minute are lost with a browser. */
async function openWriting({ page }: KillableBrowser, learner: HttpClient, attempt: string) {
  const url = process.env["NEXTAUTH_URL"] ?? "";
  const cookies = learner.cookie.split("; ").map((pair) => pair.split("="));
  await page
    .context()
    .addCookies([
      ...cookies.map(([name = "", value = ""]) => ({ name, value, url })),
      { name: "cookieConsent", value: "1", url },
    ]);
  await page.goto(`${url}/exam/${attempt}?section=scrittura`, { timeout: 60_000 });
  const field = page.locator("textarea[name=text]");
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("textarea[name=text]") ?? {}).some((key) => key.startsWith("__reactProps$")),
  );
  return field;
}

type Typed = { text: string; at: number };

/** Types at the end of the field until the browser is dead; returns what was on the screen, and when. */
async function typeUntilDead({ page, kill }: KillableBrowser, before: string, livesMs: number) {
  const typed: Typed[] = [];
  let text = before;
  const killing = sleep(livesMs).then(async () => {
    const at = Date.now();
    await kill();
    return at;
  });
  for (let count = 0; ; count += 1) {
    text += count % 7 === 6 ? " " : String.fromCharCode(97 + Math.floor(random() * 26));
    const isThere = await page.keyboard.type(text.slice(-1)).then(
      () => true,
      () => false,
    );
    if (!isThere) return { typed, killedAt: await killing };
    typed.push({ text, at: Date.now() });
    await sleep(LETTER_MS);
  }
}

it(
  `a browser loses at most ${MAX_LOST_MS} ms of typing, killed ${KILLS} times`,
  async () => {
    const learner = await callerWith({ access: "active" });
    const attempt = await startSimulation(learner);
    const body = { prova: "scrittura", answers: { option: "A", text: "" }, completed: false };
    expect((await learner.request("POST", `/api/session/${attempt}/save-answers`, body)).ok).toBe(true);
    const lost: number[] = [];
    let before = "";
    for (let count = 0; count < KILLS; count += 1) {
      browser = await openBrowser(profile);
      // Every other time nothing reaches the server.
      if (count % 2 === 1) await browser.page.route("**/save-answers", (route) => route.abort());
      const field = await openWriting(browser, learner, attempt);
      await field.press("Control+End");
      const { typed, killedAt } = await typeUntilDead(browser, before, 1500 + random() * 3000);
      browser = await openBrowser(profile);
      const again = await openWriting(browser, learner, attempt);
      const whole = typed.at(-1)?.text ?? before;
      expect(typed.length).toBeGreaterThan(5);
      const last = typed.filter(({ at }) => at <= killedAt - MAX_LOST_MS).at(-1)?.text ?? before;
      // The page reads the device's store once it is hydrated.
      await expect.poll(() => again.inputValue(), { timeout: 10_000 }).toMatch(new RegExp(`^${last}`));
      before = await again.inputValue();
      expect(whole.startsWith(before) || before.startsWith(whole)).toBe(true);
      const firstLost = typed.find(({ text }) => text.length > before.length);
      lost.push(firstLost ? Math.max(0, killedAt - firstLost.at) : 0);
      await browser.kill();
    }
    console.info(`${KILLS} kills; typing lost, in ms: ${lost.toSorted((a, b) => a - b).join(" ")}`);
    expect(Math.max(...lost)).toBeLessThanOrEqual(MAX_LOST_MS);
  },
  60_000 + KILLS * 60_000,
);
