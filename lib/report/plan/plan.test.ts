import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "@/lib/product/italian-day";
import { type OpenPaper, planBackwards, planWithoutDate } from "@/lib/report/plan/plan";

const fresh = (...ids: number[]): OpenPaper[] => ids.map((simulationId) => ({ simulationId, mode: null }));
const TODAY = "2026-11-22";
const five = { today: TODAY, papers: fresh(1, 2, 3, 4, 5), finished: 0 };
const plain = (steps: ReturnType<typeof planBackwards>) =>
  steps.map((step) => [step.day, step.kind === "paper" ? `${step.simulationId} ${step.mode}` : step.kind]);

describe("the plan towards an exam", () => {
  it("starts with a paper now, meets the deadlines, then spreads the papers over the time there is, and ends with a day of rest", () => {
    expect(plain(planBackwards("2027-02-18", true, five))).toEqual([
      ["2026-11-23", "1 practice"],
      ["2026-12-14", "2 practice"],
      ["2026-12-28", "documents"],
      ["2026-12-28", "extraTime"],
      ["2026-12-28", "register"],
      ["2027-01-04", "3 practice"],
      ["2027-01-25", "4 exam"],
      ["2027-02-14", "oral"],
      ["2027-02-15", "5 exam"],
      ["2027-02-16", "journey"],
      ["2027-02-16", "reread"],
      ["2027-02-17", "rest"],
      ["2027-02-18", "exam"],
    ]);
  });

  it("moves the papers closer if time is short, and makes what was missed due now", () => {
    const steps = planBackwards("2026-12-03", false, five);
    expect(plain(steps)).toEqual([
      ["2026-11-22", "documents"],
      ["2026-11-24", "1 practice"],
      ["2026-11-26", "2 practice"],
      ["2026-11-28", "3 exam"],
      ["2026-11-29", "oral"],
      ["2026-11-30", "4 exam"],
      ["2026-12-01", "journey"],
      ["2026-12-01", "reread"],
      ["2026-12-02", "rest"],
      ["2026-12-03", "exam"],
    ]);
  });

  it("names the enrolment while a centre may be open, and only the documents after that", () => {
    const due = (examDay: string) => planBackwards(examDay, true, five).filter(({ day }) => day === TODAY);
    const kinds = (examDay: string) => due(examDay).map(({ kind }) => kind);
    expect(kinds("2026-12-22")).toEqual(["documents", "extraTime", "register"]);
    expect(due("2026-12-22")[2]).toMatchObject({ isLate: true });
    expect(kinds("2026-12-21")).toEqual(["documents"]);
  });

  it("makes what was missed of the last week due today, but leaves the day before the exam free", () => {
    const lastWeek = (examDay: string) => plain(planBackwards(examDay, false, { ...five, papers: [] })).slice(1);
    expect(lastWeek("2026-11-25")).toEqual([
      [TODAY, "oral"],
      ["2026-11-23", "journey"],
      ["2026-11-24", "rest"],
      ["2026-11-25", "exam"],
    ]);
    expect(lastWeek("2026-11-23")).toEqual([
      [TODAY, "rest"],
      ["2026-11-23", "exam"],
    ]);
  });

  it("has no paper on the last days, and only the exam on the exam day", () => {
    expect(plain(planBackwards("2026-11-23", false, five))).toEqual([
      ["2026-11-22", "documents"],
      ["2026-11-22", "rest"],
      ["2026-11-23", "exam"],
    ]);
    expect(plain(planBackwards(TODAY, true, five))).toEqual([[TODAY, "exam"]]);
  });

  it("does not delay the first paper for weeks, nor report a late enrolment while all centres are open", () => {
    const steps = planBackwards("2027-01-10", false, { today: TODAY, papers: fresh(2, 3), finished: 1 });
    expect(plain(steps).slice(0, 3)).toEqual([
      [TODAY, "documents"],
      [TODAY, "register"],
      ["2026-11-23", "2 exam"],
    ]);
    expect(steps[1]).toMatchObject({ isLate: false });
  });

  it("keeps the mode of an open paper", () => {
    const papers: OpenPaper[] = [{ simulationId: 3, mode: "exam" }, ...fresh(4, 5, 1)];
    const steps = planBackwards("2027-02-18", false, { today: TODAY, papers, finished: 1 });
    expect(
      plain(steps)
        .filter(([, what]) => /\d/.test(what ?? ""))
        .map(([, what]) => what),
    ).toEqual(["3 exam", "4 practice", "5 exam", "1 exam"]);
  });

  it("is never in the past, leaves a day between papers, and ends with rest and the exam, for any dates", () => {
    const day = fc.integer({ min: 1, max: 730 });
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 5 }),
        fc.boolean(),
        (left, open, done, extra) => {
          const papers = fresh(...Array.from({ length: open }, (_, place) => place + 1));
          const examDay = addDays(TODAY, left);
          const steps = planBackwards(examDay, extra, { today: TODAY, papers, finished: done });
          const days = steps.map((step) => step.day);
          expect(days).toEqual(days.toSorted());
          expect(days.every((one) => one >= TODAY && one <= examDay)).toBe(true);
          const taken = steps.filter(({ kind }) => kind === "paper").map((step) => step.day);
          const gaps = taken.slice(1).map((one, place) => daysBetween(taken[place] ?? "", one));
          expect(gaps.filter((gap) => gap < 2)).toEqual([]);
          expect(steps.slice(-2).map(({ kind }) => kind)).toEqual(["rest", "exam"]);
        },
      ),
    );
  });
});

it("a plan without an exam date is a paper a week, the last two in exam mode", () => {
  expect(planWithoutDate({ papers: fresh(2, 3, 4) })).toEqual([
    { kind: "paper", simulationId: 2, mode: "practice", week: 0 },
    { kind: "paper", simulationId: 3, mode: "exam", week: 1 },
    { kind: "paper", simulationId: 4, mode: "exam", week: 2 },
  ]);
  expect(planWithoutDate({ papers: [] })).toEqual([]);
});
