import { describe, expect, it } from "vitest";
import { type AnswerRecording, Conversation } from "./conversation";
import { EXAMINER_LINES } from "./examiner";
import type { SpokenQuestion } from "./rehearsal-view";

const QUESTIONS: SpokenQuestion[] = [
  { line: "opening", text: "La spesa: chi la fa?" },
  { line: "own1", text: "Come si risparmia?" },
];

/** A conversation with instant speech of the examiner; the test controls the recording's time and voice. */
function hold(part: "guide" | "conversation" = "conversation", isInterrupted = false) {
  const said: string[] = [];
  const saved: string[] = [];
  const recorded: [line: string, goesOn: boolean][] = [];
  const questions = [...QUESTIONS];
  let tick = () => {};
  let hear: Parameters<AnswerRecording["onVoice"]>[0] = () => {};
  let recording = { elapsedMs: 0, isPaused: false };
  let mayRecord = true;
  let mayOpen = async () => true;
  const opened: boolean[] = [];
  const phases: string[] = [];
  const conversation = new Conversation(
    {
      say: async (sentences) => {
        said.push(...sentences);
        phases.push(conversation.getState().phase);
      },
      reopen: async (isWanted) => {
        opened.push((await mayOpen()) && isWanted());
        return opened.at(-1) === true;
      },
      record: async (line, goesOn) => {
        if (!mayRecord) throw new Error("in use");
        recorded.push([line, goesOn]);
        const own = { elapsedMs: 0, isPaused: false };
        recording = own;
        return Object.assign(own, {
          onVoice: (listener: typeof hear) => {
            hear = listener;
            return () => {
              hear = () => {};
            };
          },
          pause: () => Object.assign(own, { isPaused: true }),
          resume: () => Object.assign(own, { isPaused: false }),
          stop: async () => ({ durationMs: own.elapsedMs, spokenMs: 0, longestSilenceMs: 0, longPauses: 0 }),
        });
      },
      save: async (line) => void saved.push(line),
      next: () => questions.find(({ line }) => !saved.includes(line)) ?? null,
      every: (_, act) => {
        tick = act;
        return () => {
          tick = () => {};
        };
      },
    },
    { part, answered: 0, isInterrupted },
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  /** Lets this many seconds of recording pass. */
  const pass = async (seconds: number) => {
    for (let step = 0; step < seconds * 10; step++) {
      if (!recording.isPaused) recording.elapsedMs += 100;
      tick();
      await settle();
    }
  };
  const speak = async (seconds: number) => {
    hear({ kind: "speech", atMs: recording.elapsedMs });
    await pass(seconds);
    hear({ kind: "silence", atMs: recording.elapsedMs });
  };
  const state = () => conversation.getState();
  const refuse = (isRefused: boolean) => {
    mayRecord = !isRefused;
  };
  const openBy = (open: () => Promise<boolean>) => {
    mayOpen = open;
  };
  return { conversation, said, phases, saved, recorded, opened, pass, speak, state, refuse, openBy };
}

describe("a conversation", () => {
  it("asks the next question two seconds and a half after an answer, and ends after the last", async () => {
    const { conversation, said, saved, pass, speak, state } = hold();
    await conversation.start();
    expect(state()).toMatchObject({ phase: "answering", number: 1 });
    await speak(5);
    await pass(2.4);
    expect(saved).toEqual([]);
    await pass(0.3);
    expect([saved, state().number]).toEqual([["opening"], 2]);
    await speak(5);
    await pass(2.7);
    expect([saved, state().phase]).toEqual([["opening", "own1"], "done"]);
    const [opening, own] = QUESTIONS.map(({ text }) => text);
    expect(said).toEqual([EXAMINER_LINES.chosen, opening, EXAMINER_LINES.understood, own, EXAMINER_LINES.end]);
  });

  it("is over only once the examiner has said goodbye", async () => {
    const { conversation, said, phases, state } = hold();
    await conversation.start();
    await conversation.finishAnswer();
    await conversation.finishAnswer();
    expect([said.at(-1), phases.at(-1), state()]).toMatchObject([EXAMINER_LINES.end, "saving", { phase: "done" }]);
  });

  it("repeats the question in silence and after a word or two, then moves on", async () => {
    const { conversation, said, saved, pass, speak } = hold();
    await conversation.start();
    await pass(8.2);
    expect(said.slice(2)).toEqual([EXAMINER_LINES.repeat, QUESTIONS[0]?.text]);
    await speak(1);
    await pass(2.7);
    expect(said.slice(4)).toEqual([EXAMINER_LINES["ask-again"], QUESTIONS[0]?.text]);
    await pass(15.2);
    expect([saved, said.at(-2)]).toEqual([["opening"], EXAMINER_LINES["move-on"]]);
  });

  it("is reassuring at the first guide question", async () => {
    const { conversation, said, pass } = hold("guide");
    await conversation.start();
    await pass(8.2);
    expect(said).toContain(EXAMINER_LINES.calm);
  });

  it("stops during a pause, and repeats the question after it", async () => {
    const { conversation, said, saved, pass, state } = hold();
    await conversation.start();
    conversation.pause();
    await pass(30);
    expect([state().phase, saved]).toEqual(["paused", []]);
    await conversation.resume();
    expect([state().phase, said.at(-1)]).toEqual(["answering", QUESTIONS[0]?.text]);
    await conversation.repeat();
    expect(said.filter((text) => text === QUESTIONS[0]?.text)).toHaveLength(3);
    await conversation.finishAnswer();
    expect(saved).toEqual(["opening"]);
  });

  it("ignores speech from before the candidate had the question repeated", async () => {
    const { conversation, said, saved, pass, speak } = hold();
    await conversation.start();
    await speak(10);
    await conversation.repeat();
    await pass(2.7);
    expect(saved).toEqual([]);
    await speak(1);
    await pass(2.7);
    expect([saved, said.at(-2)]).toEqual([[], EXAMINER_LINES["ask-again"]]);
  });

  it("continues an interrupted recording, or restarts the answer", async () => {
    const { conversation, recorded, pass, state, refuse } = hold();
    await conversation.start();
    conversation.fail();
    await pass(20);
    expect(state().phase).toBe("broken");
    await conversation.recover(true);
    conversation.fail();
    await conversation.recover(false);
    expect(recorded).toEqual([
      ["opening", false],
      ["opening", true],
      ["opening", false],
    ]);
    refuse(true);
    conversation.fail();
    await conversation.recover(true);
    expect(state().phase).toBe("broken");
  });

  it("opens the microphone once, however often the candidate presses", async () => {
    const { conversation, recorded, opened, state, openBy } = hold("conversation", true);
    await Promise.all([conversation.recover(true), conversation.recover(true), conversation.recover(false)]);
    expect([opened, recorded, state().phase]).toEqual([[true], [["opening", true]], "answering"]);
    conversation.fail();
    openBy(async () => false);
    await conversation.recover(true);
    expect([recorded.length, state().phase]).toEqual([1, "broken"]);
  });

  it("records nothing where the candidate leaves while the microphone opens", async () => {
    const { conversation, recorded, opened, openBy } = hold("conversation", true);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    openBy(() => promise);
    const recovering = conversation.recover(true);
    conversation.end();
    resolve(true);
    await recovering;
    expect([opened, recorded]).toEqual([[false], []]);
  });

  it("offers to continue an answer during which the window was closed", async () => {
    const { conversation, recorded, said, state } = hold("conversation", true);
    expect(state().phase).toBe("broken");
    await conversation.recover(true);
    expect([state().phase, recorded, said]).toEqual(["answering", [["opening", true]], []]);
  });
});
