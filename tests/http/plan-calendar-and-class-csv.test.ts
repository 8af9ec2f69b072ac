import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { addDays, italianDay, toCalendarDate } from "@/lib/product/italian-day";
import { callerWith, visitor } from "@/tests/support/http";
import { callAction } from "@/tests/support/server-action";

const examDay = addDays(italianDay(new Date()), 90);

async function learnerWithExam() {
  const learner = await callerWith({ access: "active" });
  const data = { userId: learner.userId ?? "", day: toCalendarDate(examDay) };
  const { id } = await db().realExam.create({ data });
  return { learner, examId: id };
}

describe("the plan's calendar file", () => {
  it("is for its owner only, not cacheable, and links to the exam", async () => {
    const { learner } = await learnerWithExam();
    const response = await learner.request("GET", "/api/plan.ics");
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain(`DTSTART;VALUE=DATE:${examDay.replaceAll("-", "")}`);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(12);
    const unfolded = text.replaceAll("\r\n ", "");
    for (const step of ["documents", "oral", "journey"]) expect(unfolded).toContain(`-${step}@`);
    expect(unfolded).toMatch(/DESCRIPTION:Porta il documento.*\\nAscolto \(30 minuti\): .*\\nOrale \(10 minuti\): /);
    expect(unfolded).toMatch(/DESCRIPTION:Per dieci minuti.*\\nAllenati a parlare[^\r]*\/orale\r/);
    const other = await callerWith({ access: "active" });
    expect((await other.request("GET", "/api/plan.ics")).status).toBe(404);
  });
});

describe("the plan's page", () => {
  it("says what to do at each part of the exam in the last week only", async () => {
    const { learner, examId } = await learnerWithExam();
    const readPage = async () => (await learner.request("GET", "/piano")).text();
    const advice = "Tieni gli ultimi cinque minuti per rileggere.";
    expect(await readPage()).not.toContain(advice);
    const day = toCalendarDate(addDays(italianDay(new Date()), 7));
    await db().realExam.update({ where: { id: examId }, data: { day } });
    expect(await readPage()).toContain(advice);
  });
});

describe("the actions of a plan", () => {
  it("have no effect on another learner's exam, and none for a visitor", async () => {
    const { learner, examId } = await learnerWithExam();
    const other = await callerWith({ access: "active" });
    const told = { examId, ability: "ascolto", outcome: "passed" };
    for (const [name, input] of [
      ["removeExam", examId],
      ["reportOutcome", told],
    ] as const) {
      expect(await callAction(other, "/piano", name, input)).toContain('"error":"not_found"');
      expect(await callAction(visitor(), "/piano", name, input)).toContain('"error":"unauthenticated"');
    }
    expect(await db().realExam.count({ where: { id: examId, ascolto: null } })).toBe(1);
    expect(await callAction(learner, "/piano", "removeExam", examId)).toContain('"ok":true');
    expect(await db().realExam.count({ where: { id: examId } })).toBe(0);
  });
});

describe("the CSV file of a class", () => {
  it("is for admins only, and contains no names", async () => {
    const { id } = await db().giftCodeBatch.findFirstOrThrow({ select: { id: true } });
    const path = `/api/admin/gift-codes/${id}/readiness.csv`;
    const learner = await callerWith({ access: "active" });
    expect((await learner.request("GET", path)).status).toBe(403);
    const response = await (await callerWith({ isAdmin: true })).request("GET", path);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [head = "", ...lines] = (await response.text()).trim().split("\r\n");
    expect(head).toContain('"Tipo";"Nome";"Studenti"');
    for (const line of lines) expect(line).toMatch(/^"(Abilità|Argomento)";/);
  });
});
