import type { Blind } from "@/lib/exam/content/blind";
import type { Simulation } from "@/lib/exam/content/library";
import type { Timings } from "@/lib/exam/content/timings";
import { isQuestionSection, LISTENING_SECTIONS, SECTIONS, type Section } from "@/lib/exam/sections";
import { listOutcomes, shareRight } from "./blind";
import { keyOf } from "./keys";
import { totalsOf } from "./models";
import { measureSpokenStyle } from "./speech";
import { countItems, countMaterial } from "./structure";
import { measureLexis, type Vocabulary } from "./vocabulary";

const HEAD = ["section", "items", "words", "not basic", "key", "with text", "without", "track", "pauses"];

export type Extras = { blind: Blind | undefined; timings: Timings | undefined; vocabulary: Vocabulary };

export function describeSimulation(simulation: Simulation, extras: Extras): string[] {
  const words = countMaterial(simulation);
  const lexis = measureLexis(simulation, extras.vocabulary);
  const rows = SECTIONS.map((section) => {
    const share = lexis[section].outside.length / lexis[section].words;
    return [
      section,
      String(countItems(simulation, section)),
      words[section].join(" "),
      `${(share * 100).toFixed(1)}%`,
      isQuestionSection(section) ? keyOf(simulation, section) : "",
      ...describeBlind(simulation, section, extras.blind),
      describeTrack(section, extras.timings),
      describePauses(section, extras.timings),
    ];
  });
  const widths = HEAD.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? "")].map((cell) => cell.length)),
  );
  const line = (cells: string[]) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd();
  const { median, long, fillers, interruptions } = measureSpokenStyle(simulation);
  const spoken = `median spoken sentence ${median} words, ${long} long ones, ${fillers.toFixed(1)} fillers in 100 words, ${interruptions} interruptions`;
  const models = `models of ${totalsOf(simulation).join(" ")} points`;
  return [`${simulation.title.it}: ${spoken}; ${models}`, line(HEAD), ...rows.map(line)];
}

function describeBlind(simulation: Simulation, section: Section, blind: Blind | undefined): [string, string] {
  if (blind === undefined || !isQuestionSection(section)) return ["", ""];
  const share = (withText: boolean) => {
    const value = shareRight(listOutcomes(simulation, blind, section, withText));
    return Number.isNaN(value) ? "-" : `${Math.round(value * 100)}%`;
  };
  return [share(true), share(false)];
}

function describePauses(section: Section, timings: Timings | undefined): string {
  const listening = LISTENING_SECTIONS.find((name) => name === section);
  if (listening === undefined || timings === undefined) return "";
  const pauses = timings.sections[listening].texts.flatMap(({ turns }) => {
    const sentences = turns.flatMap((turn) => turn.sentences);
    const gaps = sentences.slice(1).map(({ startSeconds }, at) => startSeconds - (sentences[at]?.endSeconds ?? 0));
    return gaps.filter((gap) => gap > 0);
  });
  const mean = pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;
  const variance = pauses.reduce((sum, pause) => sum + (pause - mean) ** 2, 0) / pauses.length;
  return `${mean.toFixed(2)} s (±${Math.sqrt(variance).toFixed(2)})`;
}

function describeTrack(section: Section, timings: Timings | undefined): string {
  const listening = LISTENING_SECTIONS.find((name) => name === section);
  if (listening === undefined || timings === undefined) return "";
  const { durationSeconds, bytes, loudnessLufs } = timings.sections[listening];
  const minutes = `${Math.floor(durationSeconds / 60)}:${String(Math.floor(durationSeconds % 60)).padStart(2, "0")}`;
  return `${minutes} ${(bytes / 1_000_000).toFixed(1)} MB ${loudnessLufs} LUFS`;
}
