import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { ConversationScreen } from "@/components/oral/conversation-screen";
import type { Microphone } from "@/components/oral/device/recorder";
import { ListeningBack } from "@/components/oral/listening-back";
import { MicrophoneCheck } from "@/components/oral/microphone-check";
import { RepairButtons } from "@/components/oral/repair-phrases";
import { TopicCards } from "@/components/oral/topic-cards";
import { TypedAnswer } from "@/components/oral/typed-answers";
import type { RehearsalView } from "@/lib/oral/rehearsal-view";
import messages from "@/messages/it.json";
import { toItalianMarkup } from "@/tests/support/markup";

const card = { id: "un-guasto" as const, title: "Un guasto", prompts: ["Che cosa si rompe", "Chi chiamare"] };
const guide = [{ line: "who", text: "Come si chiama?" } as const];
const opening = { line: "opening", text: "Che cosa si è rotto?" } as const;
const topic = { card, questions: [opening], words: [{ it: "il tubo", gloss: null }] };
const measures = { durationMs: 130_000, spokenMs: 100_000, longestSilenceMs: 4000, longPauses: 2 };

const talking: RehearsalView = {
  id: "r1",
  mode: "help",
  startedAt: "2026-11-26T10:00:00Z",
  finishedAt: null,
  finishedTries: 0,
  draw: { topics: [topic], guide },
  topic,
  answers: [{ attempt: 1, line: "opening", measures }],
  selfCheck: { E1: "partly" },
  text: null,
  correction: null,
  isCorrectionOffered: true,
  models: null,
  speechNotes: null,
  sounds: {},
};
const scores = { efficacia: 3, morfosintassi: 2, lessico: 2 };
const notes = { efficacia: "3 su 4.", morfosintassi: "2 su 4.", lessico: "2 su 3." };
const model = { level: "basta", speaker: null, turns: [{ line: "opening", text: "Il tubo." }], scores, notes } as const;
const finished: RehearsalView = {
  ...talking,
  finishedAt: "2026-11-26T10:05:00Z",
  models: [{ ...model, turns: [...model.turns] }],
};

const nothing = () => {};
const saved = async () => {};
const listening = (view: RehearsalView) =>
  toItalianMarkup(
    createElement(ListeningBack, { ownerId: "u1", view, isUnsaved: false, onSave: nothing, onAnswer: saved }),
  );

describe("the screens of a rehearsal", () => {
  it("each have exactly one filled button", () => {
    const screens = [
      toItalianMarkup(createElement(MicrophoneCheck, { onReady: nothing, onTyping: nothing })),
      toItalianMarkup(
        createElement(TopicCards, { topics: talking.draw.topics, isSpoken: false, onChosen: async () => true }),
      ),
      toItalianMarkup(
        createElement(TypedAnswer, {
          isFocused: false,
          view: talking,
          question: opening,
          onText: nothing,
          onAnswer: saved,
        }),
      ),
      listening(finished),
    ];
    expect(screens.map((html) => html.match(/<button[^>]*\bbg-accent\b/g)?.length)).toEqual([1, 1, 1, 1]);
  });

  it("say that the speaking times are our own measurements and not a mark", () => {
    const html = listening(finished);
    expect(html).toContain("Hai parlato 1:40 minuti su 3:00.");
    expect(html).toContain("Silenzio più lungo: 4 secondi. Pause lunghe: 2.");
    expect(html).toContain(messages.oral.back.ours);
  });

  it("count only the conversation, not the guide questions, in the speaking time", () => {
    const html = listening({ ...finished, answers: [{ attempt: 1, line: "who", measures }, ...finished.answers] });
    expect(html.match(/Hai parlato [^.]*\./g)).toEqual(["Hai parlato 1:40 minuti su 3:00."]);
  });

  it("say that a retelling's times are our own measurements and not a mark", () => {
    const html = listening({ ...finished, answers: [{ attempt: 2, line: "retelling", measures }] });
    expect(html).toContain("Hai parlato 1:40 minuti su 3:00.");
    expect(html).toContain(messages.oral.back.ours);
  });

  it("show model answers only if there are any, and check the learner's saved self-check answers", () => {
    expect(listening({ ...finished, models: null })).not.toContain(messages.oral.models.title);
    expect(listening(finished)).toContain("7 punti su 11");
    expect(listening(finished).match(/<input[^>]*checked=""[^>]*>/g)).toEqual([
      expect.stringMatching(/name="check-E1".*value="partly"/),
    ]);
  });

  it("show a typed answer as text, without times or a recording", () => {
    const silent = { durationMs: 0, spokenMs: 0, longestSilenceMs: 0, longPauses: 0 };
    const answers = [{ attempt: 1, line: "opening", measures: silent }];
    const html = listening({ ...finished, answers, text: "Si è rotto il tubo." });
    expect(html).toContain("Si è rotto il tubo.");
    expect(html).not.toContain("Hai parlato");
  });

  it("show a typed answer among spoken ones", () => {
    const silent = { durationMs: 0, spokenMs: 0, longestSilenceMs: 0, longPauses: 0 };
    const answers = [{ attempt: 1, line: "who", measures: silent }, ...finished.answers];
    const html = listening({ ...finished, answers, text: "Mi chiamo Ana." });
    expect(html).toContain("Mi chiamo Ana.</p>");
    expect(html.match(/min-h-29|La risposta scritta è qui sotto\./g)).toEqual([messages.oral.back.typed, "min-h-29"]);
  });

  it("have buttons for the repair phrases that the examiner can respond to", () => {
    const html = toItalianMarkup(createElement(RepairButtons, { isDisabled: false, onAgain: nothing }));
    const phrases = [...html.matchAll(/<button[^>]*><span[^>]*>([^<]*)/g)].map(([, text = ""]) => text);
    expect(phrases.map((text) => text.replace("&#x27;", "'"))).toEqual([
      "Scusi, può ripetere?",
      "Può parlare un po' più piano?",
      "Non ho capito l'ultima parola.",
    ]);
  });

  it("let a learner switch to writing, even after the microphone was lost", () => {
    for (const isInterrupted of [false, true]) {
      const view = { ...talking, answers: [] };
      const shown = { ownerId: "u1", view, part: "conversation", microphone: {} as Microphone } as const;
      const acts = { onMicrophone: nothing, onAnswer: saved, onDone: nothing, onTyping: nothing };
      const html = toItalianMarkup(createElement(ConversationScreen, { ...shown, ...acts, isInterrupted }));
      expect(html.includes(messages.oral.talk.redo)).toBe(isInterrupted);
      expect(html).toContain(messages.oral.start.typing);
    }
  });
});
