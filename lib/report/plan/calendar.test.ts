import { describe, expect, it } from "vitest";
import { toCalendarFile } from "@/lib/report/plan/calendar";

const text =
  "Le iscrizioni si chiudono di solito da 30 a 45 giorni prima; chiedi al centro, e chiedi anche il tempo in più.\nPoi riposa.";
const file = toCalendarFile(
  "Piano per l'esame",
  [
    { key: "register", day: "2027-03-27", title: "Iscriviti, se non l'hai fatto", text },
    { key: "exam", day: "2027-03-28", title: "L'esame", text: "In bocca al lupo" },
  ],
  { id: "e1", site: "https://scuola.example.it:8443", now: new Date("2026-11-22T17:00:00Z") },
);
const lines = file.split("\r\n");
const unfolded = file.replaceAll("\r\n ", "").split("\r\n");

describe("the plan as a calendar file", () => {
  it("has a whole-day entry for each task, also on days of clock changes, with a stable id", () => {
    for (const line of [
      "DTSTART;VALUE=DATE:20270327",
      "DTEND;VALUE=DATE:20270328",
      "DTSTART;VALUE=DATE:20270328",
      "DTEND;VALUE=DATE:20270329",
      "UID:e1-register@scuola.example.it:8443",
      "SUMMARY:Iscriviti\\, se non l'hai fatto",
      "DTSTAMP:20261122T170000Z",
      "TRANSP:TRANSPARENT",
    ])
      expect(unfolded).toContain(line);
    expect(unfolded.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  });

  it("follows the format: lines of at most 75 bytes, escaped characters, standard line endings", () => {
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(file).not.toMatch(/[^\r]\n/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded.find((line) => line.startsWith("DESCRIPTION"))).toContain("prima\\; chiedi al centro\\, e");
    expect(unfolded.find((line) => line.startsWith("DESCRIPTION"))).toContain("più.\\nPoi riposa.");
  });
});
