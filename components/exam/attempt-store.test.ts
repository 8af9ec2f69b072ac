import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AttemptStore } from "@/components/exam/attempt-store";
import { getSimulation } from "@/lib/exam/content/library";
import type { QuestionsResult } from "@/lib/exam/correction";
import { toSectionContent } from "@/lib/exam/kinds/table";
import type { Answers } from "@/lib/exam/merge";
import type { RecordView } from "@/lib/exam/record";
import { mapSections, type Section } from "@/lib/exam/sections";
import { ownJson } from "@/tests/support/own-response";

/** The answers that the server has stored, by section. */
let server: Partial<Record<Section, Answers>>;
/** Answers each request to close the attempt. */
let onFinish: () => Promise<unknown>;
const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  server = {};
  stored.clear();
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  onFinish = async () => ownJson({});
  vi.stubGlobal("fetch", async (path: string, { body = "{}" }: { body?: string }) => {
    if (path.endsWith("/finish")) return onFinish();
    const { prova, answers, revision }: { prova: Section; answers: Answers; revision: number } = JSON.parse(body);
    server[prova] = { ...server[prova], ...answers };
    return ownJson({ revision });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const recordOf = (prova: Section): RecordView<QuestionsResult> => ({
  prova,
  answers: server[prova] ?? {},
  completed: false,
  revision: 0,
  seconds: {},
  savedAt: null,
  locked: false,
  correctedAt: null,
  correctionResult: null,
});

/** The store of a page that shows the server's current state. */
function openPage(): AttemptStore {
  const owner = { id: "owner", email: "owner@example.it" };
  const attempt = { id: "abcdefgh23", simulationId: 1, simulationTitle: "1", owner };
  const contentOf = <S extends Section>(section: S) => toSectionContent(getSimulation(1), section, false, "it");
  const sections = mapSections((section) => ({ content: contentOf(section), record: recordOf(section) }));
  return new AttemptStore(attempt, sections, vi.fn());
}

const untilSaved = () => vi.advanceTimersByTimeAsync(5000);

describe("input before hydration", () => {
  it.each([
    ["ascolto1", "A", "B"],
    ["ascolto2", "V", "F"],
    ["lettura", "V", "F"],
    ["cloze", "A", "C"],
  ] as const)("is shown and saved in %s, beside untouched answers", async (section, first, other) => {
    const nameOf = (id: number) => `${section}_${id}`;
    server[section] = { [nameOf(2)]: first, [nameOf(3)]: first };
    const store = openPage();
    const held = { 1: first, 2: other, 3: first };
    store.restore(Object.entries(held).map(([id, value]) => ({ name: `${section}-${id}`, value })));
    const all = { [nameOf(1)]: first, [nameOf(2)]: other, [nameOf(3)]: first };
    expect(store.getState()[section]).toMatchObject({ answers: all, unsaved: [nameOf(2), nameOf(1)].sort() });
    await untilSaved();
    expect(server[section]).toEqual(all);
    expect(store.getState()[section]).toMatchObject({ answers: all, state: "saved" });
  });

  it("is shown and saved in the writing: its prompt and its text", async () => {
    const store = openPage();
    const all = { option: "B", text: "Cara Anna,\nti scrivo subito." };
    store.restore(Object.entries(all).map(([name, value]) => ({ name, value })));
    await untilSaved();
    expect([server.scrittura, store.getState().scrittura.answers]).toEqual([all, all]);
  });

  it("is not read again from a page restored by the browser; its newest answers stay", async () => {
    const store = openPage();
    store.restore([]);
    store.change("ascolto1", "ascolto1_1", "C");
    store.restore([{ name: "ascolto1-1", value: "B" }]);
    await untilSaved();
    expect(server.ascolto1).toEqual({ ascolto1_1: "C" });
  });
});

describe("finishing", () => {
  it("lets nothing change while the request is under way, and again if it fails", async () => {
    const store = openPage();
    const edited = vi.fn();
    store.onEdit = edited;
    onFinish = async () => {
      store.change("lettura", "lettura_1", "V");
      expect(store.getState().lettura).toMatchObject({ answers: {}, isClosing: true });
      return ownJson({ message: "no" }, { status: 500 });
    };
    expect(await store.finish(() => true)).toMatchObject({ ok: false, reason: "failed" });
    expect([edited.mock.calls, store.isFinished, store.getState().lettura.isClosing]).toEqual([[], false, false]);
    store.change("lettura", "lettura_1", "F");
    expect(store.getState().lettura.answers).toEqual({ lettura_1: "F" });
  });

  it("stays closed afterwards, and the store says so", async () => {
    const store = openPage();
    expect(await store.finish(() => true)).toEqual({ ok: true });
    store.change("lettura", "lettura_1", "V");
    expect(store.getState().lettura).toMatchObject({ answers: {}, isClosing: true });
    expect(store.isFinished).toBe(true);
  });

  it("first saves what was changed in one section while another was being saved", async () => {
    const store = openPage();
    store.change("cloze", "cloze_1", "A");
    const finished = store.finish(() => true);
    // By now the reading, which had nothing to save, is done.
    await Promise.resolve();
    store.change("lettura", "lettura_1", "V");
    expect(await finished).toEqual({ ok: true });
    expect(server).toEqual({ cloze: { cloze_1: "A" }, lettura: { lettura_1: "V" } });
  });
});
