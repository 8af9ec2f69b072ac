/**
 * Interruptions of the spoken rehearsal as learners meet them: calls, locked screens, killed browsers, full devices, no
 * network. In each, at most a second and a half of voice is lost, every recording can be played, and no sound leaves
 * the browser. `TEST_VOLUME=full` runs all of them.
 */
import type { Page } from "@playwright/test";
import { expectUsablePage } from "@/tests/support/accessibility";
import { expect, test } from "@/tests/support/browser";
import { focusAndPress, tabTo } from "@/tests/support/keyboard";
import {
  isMicrophoneOn,
  RehearsalSession,
  readRecordedMs,
  readRecorderState,
  readStoredParts,
  type StoredPart,
  withMicrophone,
} from "@/tests/support/rehearsal-session";
import { isFullVolume } from "@/tests/support/volume";

const MAX_LOST_MS = 1500;
/** Calls of a whole rehearsal: times and choices. */
const MAX_SENT_BYTES = 20_000;

type SessionOptions = ConstructorParameters<typeof RehearsalSession>[0];
type Script = (session: RehearsalSession) => Promise<void>;

const status = (page: Page) => page.getByRole("status").first();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Begins a rehearsal and stops before the microphone. */
async function start(
  session: RehearsalSession,
  mode: "Come all'esame" | "Con aiuto" = "Come all'esame",
): Promise<Page> {
  const page = await session.open();
  await page.goto(`${process.env["SITE_URL"]}/orale`);
  await page.getByRole("radio", { name: mode }).check();
  await expect(page.getByRole("button", { name: "Comincia" })).toBeEnabled();
  await press(page, "Comincia");
  await page.waitForURL(/\/orale\?prova=/);
  return page;
}

/** Switches the microphone on and goes to the examiner. */
async function listen(page: Page): Promise<void> {
  await press(page, "Accendi il microfono");
  await press(page, "Si sente, avanti");
}

async function startTalking(session: RehearsalSession, mode?: "Come all'esame" | "Con aiuto"): Promise<Page> {
  const page = await start(session, mode);
  await listen(page);
  await press(page, "Cominciamo");
  await answering(page);
  await expect(page.getByRole("button", { name: "Ho finito di rispondere" })).toBeFocused();
  return page;
}

const answering = (page: Page) => expect(status(page)).toHaveText("Adesso rispondi tu", { timeout: 40_000 });

/** Answers for some seconds, then says that the answer is finished. */
async function answer(page: Page, count = 1, seconds = 1.5): Promise<void> {
  for (let number = 0; number < count; number++) {
    await answering(page);
    await recordFor(page, seconds);
    await press(page, "Ho finito di rispondere");
    await expect(page.getByText("Adesso rispondi tu")).toBeHidden();
  }
}

const recordFor = (page: Page, seconds: number) =>
  expect.poll(() => readRecordedMs(page), { intervals: [50], timeout: 30_000 }).toBeGreaterThan(seconds * 1000);

/** Chooses the first of the topics. */
async function chooseTopic(page: Page): Promise<void> {
  await page.getByRole("radio").first().check();
  await press(page, "Parlo di questo");
  await expect(page.getByRole("button", { name: "Cominciamo" })).toBeVisible();
}

async function talkAboutTopic(page: Page): Promise<void> {
  await press(page, "Cominciamo");
  await answer(page, 6);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Riascoltati");
}

const ofLine = (parts: readonly StoredPart[], line: string | undefined) => parts.filter((part) => part.line === line);

/** Whether what was recorded before is stored but for the last second and a half, and can be played. */
async function expectKept(page: Page, recordedMs: number): Promise<number> {
  await expect.poll(async () => (await readStoredParts(page)).length).toBeGreaterThan(0);
  const parts = await readStoredParts(page);
  const last = parts.findLast(({ isFinished }) => !isFinished) ?? parts.at(-1);
  expect(parts.filter(({ seconds }) => seconds === null)).toEqual([]);
  const kept = ofLine(parts, last?.line).at(-1)?.seconds ?? 0;
  const lost = Math.round(recordedMs - kept * 1000);
  expect(lost).toBeLessThanOrEqual(MAX_LOST_MS);
  return lost;
}

/** Waits until an answer has these parts: an interrupted one is not finished. */
const expectParts = (page: Page, line: string | undefined, areFinished: readonly boolean[]) =>
  expect
    .poll(async () => ofLine(await readStoredParts(page), line).map(({ isFinished }) => isFinished))
    .toEqual(areFinished);

/**
 * Kills the browser in the middle of an answer, and opens it again.
 * @returns the milliseconds that were lost, and the line of the answer
 */
async function killAndReturn(
  session: RehearsalSession,
): Promise<{ page: Page; lost: number; line: string | undefined }> {
  const address = session.page.url();
  const recorded = await readRecordedMs(session.page);
  await session.kill();
  const page = await session.open();
  await page.goto(address);
  const lost = await expectKept(page, recorded);
  const line = (await readStoredParts(page)).find(({ isFinished }) => !isFinished)?.line;
  return { page, lost, line };
}

/** Resumes an interrupted answer, or begins at the next question. */
const beginOrGoOn = (page: Page) => page.getByRole("button", { name: /^(Continua|Cominciamo)$/ }).click();

/** After an interruption. */
async function goOn(page: Page): Promise<void> {
  await press(page, "Continua");
  await answering(page);
}

const interruptions: Record<string, { isShort?: boolean; options?: SessionOptions; script: Script }> = {
  "as at the exam, to the models": {
    options: { isQuick: false },
    script: async (session) => {
      const page = await startTalking(session);
      // Two answers end by themselves, in the silence after them.
      await expect(page.getByText("Domanda 3")).toBeVisible({ timeout: 60_000 });
      await answer(page, 3);
      await expect(page.getByRole("radio")).toHaveCount(4);
      await chooseTopic(page);
      await talkAboutTopic(page);
      await expect(page.getByText(/Hai parlato \d:\d\d minuti su 3:00/)).toBeVisible();
      await expect(page.getByText("Esempi di risposta")).toBeVisible();
      const parts = await readStoredParts(page);
      expect(parts.length).toBe(11);
      expect(parts.filter(({ seconds, isFinished }) => seconds === null || !isFinished)).toEqual([]);
    },
  },
  "with help: again, slower, a pause": {
    script: async (session) => {
      const page = await startTalking(session, "Con aiuto");
      await expect(page.locator("p[lang=it]").filter({ hasText: "«" }).first()).toBeVisible();
      await press(page, "Scusi, può ripetere?");
      await answering(page);
      await press(page, "Può parlare un po' più piano?");
      await answering(page);
      await recordFor(page, 1);
      await press(page, "Pausa");
      await expect.poll(() => readRecorderState(page)).toBe("paused");
      await press(page, "Ripeti la domanda e riprendi");
      await answering(page);
      await answer(page, 1);
    },
  },
  "no network from the first question to the last": {
    script: async (session) => {
      const page = await start(session);
      await page.waitForLoadState("networkidle");
      await listen(page);
      await page.context().setOffline(true);
      await press(page, "Cominciamo");
      await answer(page, 5, 1);
      await chooseTopic(page);
      await press(page, "Cominciamo");
      await answer(page, 6, 1);
      await expect(page.getByText("Non è ancora tutto salvato.")).toBeVisible();
      expect(await page.evaluate(() => document.title)).not.toBe("");
      await page.context().setOffline(false);
      await press(page, "Salva adesso");
      await expect(page.getByText("Esempi di risposta")).toBeVisible();
      expect((await readStoredParts(page)).length).toBe(11);
    },
  },
  "the browser is killed in the guide questions": {
    isShort: true,
    options: { voice: "tells" },
    script: async (session) => {
      const page = await startTalking(session);
      await answer(page);
      await answering(page);
      await recordFor(page, 3.4);
      const { page: again, lost, line } = await killAndReturn(session);
      note(`${lost} ms lost`);
      await press(again, "Accendi il microfono");
      await expect(again.getByRole("button", { name: "Si sente, avanti" })).toBeVisible();
      await press(again, "Non posso parlare adesso");
      await expect.poll(() => isMicrophoneOn(again)).toBe(false);
      await again.reload();
      await listen(again);
      await expectUsablePage(again);
      await goOn(again);
      await answer(again);
      await expectParts(again, line, [false, true]);
    },
  },
  "the browser is killed twice in one answer of the conversation": {
    script: async (session) => {
      const page = await startTalking(session);
      await answer(page, 5, 0.5);
      await chooseTopic(page);
      await press(page, "Cominciamo");
      await answering(page);
      await recordFor(page, 2.6);
      const first = await killAndReturn(session);
      await listen(first.page);
      await goOn(first.page);
      await recordFor(first.page, 2.2);
      const second = await killAndReturn(session);
      note(`${first.lost} and ${second.lost} ms lost`);
      await listen(second.page);
      await goOn(second.page);
      await answer(second.page);
      await expectParts(second.page, "opening", [false, false, true]);
    },
  },
  "the tab is closed in an answer, which is then recorded anew": {
    script: async (session) => {
      const page = await startTalking(session);
      await recordFor(page, 2.5);
      const [address, recorded] = [page.url(), await readRecordedMs(page)];
      const other = await session.openWindow();
      await page.close();
      await other.goto(address);
      note(`${await expectKept(other, recorded)} ms lost`);
      await listen(other);
      await press(other, "Rifai questa risposta");
      await answer(other);
      await expectParts(other, "who", [true]);
    },
  },
  "a call takes the microphone: the answer goes on": {
    script: async (session) => {
      const page = await startTalking(session);
      await recordFor(page, 2.5);
      await withMicrophone(page, ({ tracks }) => {
        for (const track of tracks) track.dispatchEvent(new Event("ended"));
      });
      const recorded = await readRecordedMs(page);
      await expect(page.getByText("Il microfono si è fermato")).toBeVisible();
      note(`${await expectKept(page, recorded)} ms lost`);
      await goOn(page);
      await answer(page);
      await expectParts(page, "who", [false, true]);
    },
  },
  "a call takes the microphone: the answer is recorded anew": {
    script: async (session) => {
      const page = await startTalking(session);
      await recordFor(page, 2);
      await withMicrophone(page, ({ tracks }) => {
        for (const track of tracks) track.dispatchEvent(new Event("ended"));
      });
      await press(page, "Rifai questa risposta");
      await answer(page);
      await expectParts(page, "who", [true]);
    },
  },
  "the screen locks and mutes the microphone": {
    script: async (session) => {
      const page = await startTalking(session);
      await recordFor(page, 2);
      await withMicrophone(page, ({ tracks }) => {
        for (const track of tracks) {
          Object.defineProperty(track, "muted", { value: true });
          track.dispatchEvent(new Event("mute"));
        }
      });
      await expect(page.getByText("Il microfono si è fermato")).toBeVisible();
      note(`${await expectKept(page, await readRecordedMs(page))} ms lost`);
      await goOn(page);
      await answer(page);
    },
  },
  "a headset is changed, which mutes the microphone for a moment": {
    script: async (session) => {
      const page = await startTalking(session);
      await recordFor(page, 0.5);
      await withMicrophone(page, ({ tracks }) => {
        for (const track of tracks) track.dispatchEvent(new Event("mute"));
      });
      await recordFor(page, 1.8);
      await expect(page.getByText("Il microfono si è fermato")).toBeHidden();
      await answer(page);
    },
  },
  "the recorder fails": {
    script: async (session) => {
      const page = await startTalking(session);
      await recordFor(page, 2);
      await withMicrophone(page, ({ recorder }) => {
        recorder?.dispatchEvent(new Event("error"));
      });
      await expect(page.getByText("Il microfono si è fermato")).toBeVisible();
      note(`${await expectKept(page, await readRecordedMs(page))} ms lost`);
      await goOn(page);
      await answer(page);
    },
  },
  "the device is full before the first answer": {
    script: async (session) => {
      const page = await start(session);
      await fillDevice(page);
      await listen(page);
      await press(page, "Cominciamo");
      await expect(page.getByText("Questo dispositivo è pieno.")).toBeVisible({ timeout: 40_000 });
      await emptyDevice(page);
      await press(page, "Rifai questa risposta");
      await answer(page);
    },
  },
  "the device is full in the middle of an answer": {
    script: async (session) => {
      const page = await startTalking(session);
      await recordFor(page, 2.5);
      const recorded = await readRecordedMs(page);
      await fillDevice(page);
      await expect(page.getByText("Questo dispositivo è pieno.")).toBeVisible();
      note(`${await expectKept(page, recorded)} ms lost`);
      await emptyDevice(page);
      await goOn(page);
      await answer(page);
    },
  },
  "two windows record the same answer": {
    script: async (session) => {
      const page = await startTalking(session);
      const other = await session.openWindow();
      await other.goto(page.url());
      await listen(other);
      await beginOrGoOn(other);
      await expect(other.getByText("Il microfono è occupato.")).toBeVisible({ timeout: 40_000 });
      await other.close();
      await page.bringToFront();
      await answer(page);
      await expectParts(page, "who", [true]);
    },
  },
  "the microphone is refused, then allowed": {
    script: async (session) => {
      const page = await start(session);
      await page.evaluate(() => {
        const devices = navigator.mediaDevices;
        const allowed = devices.getUserMedia.bind(devices);
        devices.getUserMedia = () => {
          devices.getUserMedia = allowed;
          return Promise.reject(new DOMException("refused", "NotAllowedError"));
        };
      });
      await press(page, "Accendi il microfono");
      await expect(page.getByText("Il browser non può usare il microfono.")).toBeVisible();
      await press(page, "Riprova");
      await press(page, "Si sente, avanti");
      await press(page, "Cominciamo");
      await answer(page);
    },
  },
  "the microphone is refused for good: the rehearsal goes on in writing": {
    isShort: true,
    options: { isAllowed: false },
    script: async (session) => {
      const page = await start(session);
      await press(page, "Accendi il microfono");
      await expect(page.getByText("Il browser non può usare il microfono.")).toBeVisible();
      await expectUsablePage(page);
      await press(page, "Non posso parlare adesso");
      await page.getByLabel("La tua risposta").fill("Mi chiamo Ana e vengo dal Brasile.");
      await press(page, "Avanti");
      await expect(page.getByLabel("La tua risposta")).toHaveValue("");
      expect(await readStoredParts(page)).toEqual([]);
    },
  },
  "a learner switches to writing in the middle of an answer, back to voice, and to writing again": {
    script: async (session) => {
      const page = await startTalking(session);
      await recordFor(page, 2.5);
      const recorded = await readRecordedMs(page);
      await press(page, "Non posso parlare adesso");
      await page.getByLabel("La tua risposta").fill("Mi chiamo Ana e vengo dal Brasile.");
      note(`${await expectKept(page, recorded)} ms lost`);
      await press(page, "Avanti");
      await expect(page.getByLabel("La tua risposta")).toHaveValue("");
      await expectParts(page, "who", [false]);
      await page.reload();
      await listen(page);
      await press(page, "Cominciamo");
      await answering(page);
      await recordFor(page, 2.5);
      await page.reload();
      await listen(page);
      await expect(page.getByRole("button", { name: "Continua" })).toBeVisible();
      await press(page, "Non posso parlare adesso");
      await expect(page.getByLabel("La tua risposta")).toBeVisible();
    },
  },
  "there is no microphone": {
    options: { voice: "missing" },
    script: async (session) => {
      const page = await start(session);
      await press(page, "Accendi il microfono");
      await expect(page.getByText("Non c'è un microfono.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Non posso parlare adesso" })).toBeVisible();
    },
  },
  "another program has the microphone": {
    script: async (session) => {
      const page = await start(session);
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("busy", "NotReadableError"));
      });
      await press(page, "Accendi il microfono");
      await expect(page.getByText("Il microfono è occupato.")).toBeVisible();
    },
  },
  "the microphone hears nothing": {
    options: { voice: "silent" },
    script: async (session) => {
      const page = await start(session);
      await press(page, "Accendi il microfono");
      await expect(page.getByText("Non si sente niente.")).toBeVisible();
      await press(page, "Registra tre secondi");
      await expect(page.getByRole("button", { name: /La tua voce, tre secondi/ })).toBeVisible();
      await press(page, "Si sente, avanti");
      await press(page, "Cominciamo");
      // Eight seconds of silence: the question comes again. Fifteen: the next one.
      await answering(page);
      await expect(page.getByText("Domanda 2")).toBeVisible({ timeout: 60_000 });
    },
  },
  "the page is loaded again at every step": {
    script: async (session) => {
      const page = await startTalking(session);
      await answer(page, 2, 0.6);
      await page.reload();
      await listen(page);
      await beginOrGoOn(page);
      await answer(page, 3, 0.6);
      await expect(page.getByRole("radio")).toHaveCount(4);
      await page.reload();
      await press(page, "Accendi il microfono");
      await press(page, "Si sente, avanti");
      await chooseTopic(page);
      await page.reload();
      await listen(page);
      await talkAboutTopic(page);
      await page.reload();
      await expect(page.getByText("Esempi di risposta")).toBeVisible();
      const parts = await readStoredParts(page);
      expect(new Set(parts.map(({ line }) => line)).size).toBe(11);
      expect(parts.filter(({ seconds }) => seconds === null)).toEqual([]);
    },
  },
  "by the keyboard alone, in a window of 320 pixels": {
    script: async (session) => {
      const page = await session.open();
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${process.env["SITE_URL"]}/orale`);
      const pressKey = (name: string) => focusAndPress(page, page.getByRole("button", { name, exact: true }));
      await tabTo(page, page.getByRole("radio", { name: "Con aiuto" }));
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("radio", { name: "Come all'esame" })).toBeChecked();
      await pressKey("Comincia");
      await page.waitForURL(/\/orale\?prova=/);
      await pressKey("Accendi il microfono");
      await pressKey("Si sente, avanti");
      await pressKey("Cominciamo");
      for (let number = 0; number < 5; number++) {
        await answering(page);
        await recordFor(page, 0.6);
        // The focus stays there from one question to the next.
        await page.keyboard.press("Enter");
        await expect(page.getByText("Adesso rispondi tu")).toBeHidden();
      }
      await tabTo(page, page.getByRole("radio").first());
      await page.keyboard.press("Space");
      await pressKey("Parlo di questo");
      await expectUsablePage(page);
      await pressKey("Cominciamo");
      await answering(page);
      expect((await readStoredParts(page)).length).toBeGreaterThanOrEqual(5);
    },
  },
  "the topic again in less time, and the voice goes with the account": {
    options: { voice: "tells" },
    script: async (session) => {
      const page = await startTalking(session);
      await answer(page, 5, 0.4);
      await chooseTopic(page);
      await talkAboutTopic(page);
      await press(page, "Parla per 3:00 minuti");
      await expect(page.getByRole("timer")).toBeVisible();
      await recordFor(page, 2.5);
      await page.reload();
      await press(page, "Continua");
      await expect(page.getByRole("timer")).toBeVisible();
      await recordFor(page, 1.5);
      await press(page, "Ho finito");
      await expect(page.getByRole("button", { name: "Parla per 2:00 minuti" })).toBeVisible();
      await expectParts(page, "retelling", [false, true]);
      await page.locator("header summary").click();
      await press(page, "Esci");
      await page.waitForURL((url) => url.pathname === "/");
      expect(await readStoredParts(page)).toEqual([]);
    },
  },
};

/** IndexedDB refuses to write, as on a full device. */
const fillDevice = (page: Page) =>
  page.evaluate(() => {
    const own = IDBObjectStore.prototype as IDBObjectStore & {
      put: IDBObjectStore["put"];
      kept?: IDBObjectStore["put"];
    };
    own.kept = own.put;
    own.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });

const emptyDevice = (page: Page) =>
  page.evaluate(() => {
    const own = IDBObjectStore.prototype as IDBObjectStore & {
      put: IDBObjectStore["put"];
      kept?: IDBObjectStore["put"];
    };
    if (own.kept) own.put = own.kept;
  });

const note = (description: string) => test.info().annotations.push({ type: "session", description });

for (const [title, { isShort = false, options, script }] of Object.entries(interruptions)) {
  if (!isShort && !isFullVolume) continue;
  test(`${title} @own-size`, async () => {
    test.setTimeout(240_000);
    const session = new RehearsalSession(options);
    try {
      await script(session);
    } finally {
      const notes = test.info().annotations.map(({ description }) => description);
      console.info(
        [title, ...notes, `${session.sentBytes} bytes sent, ${session.foreignBodies.length} foreign bodies`].join("; "),
      );
      await session.end();
    }
    expect(session.foreignBodies).toEqual([]);
    expect(session.sentBytes).toBeLessThan(MAX_SENT_BYTES);
  });
}
