/**
 * Finds consistency violations in a recorded history: acknowledged answers are kept, the newest wins, what was handed
 * in is marked, reads never go backwards.
 */
import type { Act, AttemptView, RecordedAct, SectionView } from "./history.ts";

type Save = Extract<Act, { act: "save" }>;
type Done<A extends Act["act"]> = RecordedAct & { act: Extract<Act, { act: A }>; outcome: { kind: "ok" } };

/** The acknowledged actions of a kind. */
function done<A extends Act["act"]>(history: readonly RecordedAct[], kind: A): Done<A>[] {
  return history.filter((entry): entry is Done<A> => entry.act.act === kind && entry.outcome.kind === "ok");
}

/**
 * All anomalies in a history, as sentences; none in a sound one.
 * @param finals every attempt that can still be read, in its final state
 */
export function findAnomalies(history: readonly RecordedAct[], finals: ReadonlyMap<string, AttemptView>): string[] {
  const found = [...findSecondAttempts(history), ...findBackwardReads(history), ...findLateWrites(history)];
  for (const [attempt, view] of finals) {
    const own = history.filter(({ act }) => act.act !== "start" && act.attempt === attempt);
    for (const [section, record] of Object.entries(view.sections))
      found.push(...findLostAnswers(own, section, record), ...findWrongMarks(own, section, record));
    found.push(...findWrongTotals(own, view));
  }
  return found;
}

/** For each answer, the newest acknowledged one is stored, or an unacknowledged one sent after it. */
function findLostAnswers(history: readonly RecordedAct[], section: string, record: SectionView): string[] {
  const saves = history.flatMap(({ act, outcome }) =>
    act.act === "save" && act.section === section && outcome.kind !== "fail" ? [{ act, outcome }] : [],
  );
  const acknowledged = saves.filter(({ outcome }) => outcome.kind === "ok").map(({ act }) => act);
  const newest = Math.max(0, ...acknowledged.map(({ revision }) => revision));
  const found = record.revision < newest ? [`${section} is back at ${record.revision} after ${newest}`] : [];
  const keys = new Set([...saves.flatMap(({ act }) => Object.keys(act.answers)), ...Object.keys(record.answers)]);
  for (const key of keys) {
    const names = (act: Save) => key in act.answers;
    const floor = Math.max(0, ...acknowledged.filter(names).map(({ revision }) => revision));
    const possible = saves
      .filter(({ act, outcome }) =>
        names(act) && outcome.kind === "ok" ? act.revision === floor : names(act) && act.revision > floor,
      )
      .map(({ act }) => act.answers[key] ?? "");
    if (floor === 0) possible.push("");
    const kept = record.answers[key] ?? "";
    if (!possible.includes(kept)) found.push(`${key} is "${kept}", not one of "${possible.join('", "')}"`);
  }
  return found;
}

/** Marks match the stored answers, and every response to the hand-in was the same. */
function findWrongMarks(history: readonly RecordedAct[], section: string, { marks, answers }: SectionView): string[] {
  if (!marks)
    return done(history, "correct").some(({ act }) => act.section === section) ? [`${section} lost its marks`] : [];
  const found = Object.entries(marks)
    .filter(([key, marked]) => (marked ?? "") !== (answers[key] ?? ""))
    .map(([key, marked]) => `${key} was marked as "${marked ?? ""}" and is "${answers[key] ?? ""}"`);
  for (const { act, outcome } of done(history, "correct")) {
    if (act.section === section && JSON.stringify(outcome.result.marks) !== JSON.stringify(marks))
      found.push(`${section} was told other marks than it has`);
  }
  return found;
}

/** Every displayed total is the sum of the sections, and a finished attempt stays finished. */
function findWrongTotals(history: readonly RecordedAct[], { status, sections }: AttemptView): string[] {
  const finished = done(history, "finish");
  if (finished.length > 0 && status !== "closed") return ["a finished attempt is open again"];
  const sum = Object.values(sections).reduce((total, { score }) => total + (score ?? 0), 0);
  return finished
    .filter(({ outcome }) => Math.abs((outcome.result.total ?? 0) - sum) > 0.01)
    .map(({ outcome }) => `the total was told as ${outcome.result.total} and is ${sum}`);
}

/** Nothing is accepted that was sent after the hand-in, the end or the setting aside was acknowledged. */
function findLateWrites(history: readonly RecordedAct[]): string[] {
  const ends = [
    ...done(history, "correct").map(({ act, endedAt }) => ({ ...act, ended: endedAt })),
    ...[...done(history, "finish"), ...done(history, "set aside")].map(({ act, endedAt }) => ({
      attempt: act.attempt,
      section: null,
      ended: endedAt,
    })),
  ];
  return done(history, "save").flatMap(({ act, startedAt }) =>
    ends
      .filter(
        (end) => end.attempt === act.attempt && (end.section ?? act.section) === act.section && end.ended < startedAt,
      )
      .map(() => `${act.section} took ${act.revision} after its end`),
  );
}

/** A device never sees a section older than it has already seen or saved. */
function findBackwardReads(history: readonly RecordedAct[]): string[] {
  const found: string[] = [];
  const seen = new Map<string, number>();
  for (const { act, device, outcome } of history) {
    if (outcome.kind !== "ok" || (act.act !== "save" && act.act !== "read")) continue;
    const shown =
      act.act === "save" ? [[act.section, outcome.result.revision ?? 0] as const] : revisionsOf(outcome.result.view);
    for (const [section, revision] of shown) {
      const place = `${device} ${act.attempt} ${section}`;
      const before = seen.get(place) ?? 0;
      if (revision < before) found.push(`${device} saw ${section} go back from ${before} to ${revision}`);
      seen.set(place, Math.max(before, revision));
    }
  }
  return found;
}

const revisionsOf = (view: AttemptView | undefined) =>
  Object.entries(view?.sections ?? {}).map(([section, { revision }]) => [section, revision] as const);

/** A start returns the active attempt; another one only after the earlier was, or may have been, set aside. */
function findSecondAttempts(history: readonly RecordedAct[]): string[] {
  const asides = history.filter(({ act, outcome }) => act.act === "set aside" && outcome.kind !== "fail");
  const starts = done(history, "start");
  const attempts = new Set(starts.map(({ outcome }) => outcome.result.attempt));
  const found = attempts.size > asides.length + 1 ? [`there are ${attempts.size} attempts`] : [];
  for (const { act, endedAt } of done(history, "set aside")) {
    if (starts.some(({ startedAt, outcome }) => startedAt > endedAt && outcome.result.attempt === act.attempt))
      found.push("an attempt that was set aside was given out again");
  }
  return found;
}
