/**
 * `npm run eval -- FILE`: measures the correction of writings on learners' texts, one JSON object a line (`id`,
 * `original`, and where known `corrected`, `rating`, `err`, `task`). Prints a table and writes a JSON report.
 *
 *   --offline         the basic check instead of the AI teacher; needs no key
 *   --questions DIR   writes each question to a file and reads the answer from the file beside it; exits with code 3
 *                     while questions are open
 *   --cassette PATH   plays back recorded answers; asks and records the others live
 *   --twice           marks every text twice, to measure self-agreement; with --questions each round has its own files,
 *                     best answered by another person
 *   --report PATH     the JSON file (default .data/eval/FILE's name)
 *   --page PATH       also writes the report as a page; --by WHO names who answered
 *   --compare A B     prints two JSON reports side by side
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { aiModel, askModel, isAiConfigured } from "@/lib/writing/anthropic";
import { PROMPT_VERSION } from "@/lib/writing/prompt";
import { loadEnvFiles } from "@/scripts/address.mjs";
import { reportFailure } from "@/scripts/step.mjs";
import { aiMarker, cassette, type Marker, markOffline, memoizeAsk } from "./marker.ts";
import { OpenQuestion, questionFolder } from "./questions.ts";
import { type Marked, type Report, summarize } from "./report.ts";
import { toComparison, toPage, toTable } from "./table.ts";
import { readTexts } from "./texts.ts";

loadEnvFiles();
// The configuration is checked as a whole, but an evaluation needs no database and no sessions.
process.env["DATABASE_URL"] ??= "postgresql://localhost/none";
process.env["NEXTAUTH_URL"] ??= "http://localhost";
process.env["NEXTAUTH_SECRET"] ??= "an evaluation signs nobody in at all";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    offline: { type: "boolean", default: false },
    questions: { type: "string" },
    cassette: { type: "string" },
    twice: { type: "boolean", default: false },
    report: { type: "string" },
    page: { type: "string" },
    by: { type: "string" },
    compare: { type: "boolean", default: false },
  },
});

function chooseMarker(): Marker {
  if (values.offline) return markOffline;
  if (values.questions !== undefined) return aiMarker(questionFolder(values.questions));
  if (values.cassette !== undefined) return aiMarker(cassette(values.cassette));
  if (isAiConfigured()) {
    const rounds = [0, 1].map(() => memoizeAsk(askModel));
    return aiMarker((round) => rounds[round] ?? askModel);
  }
  throw new Error("Set ANTHROPIC_API_KEY to ask the AI teacher, or add --offline, --questions DIR or --cassette PATH.");
}

async function markAll(file: string): Promise<{ marked: Marked[]; open: string[] }> {
  const marker = chooseMarker();
  // Warm-up: the dictionary is loaded once per process, not once per text.
  await markOffline({ id: "", original: "Ciao." });
  const marked: Marked[] = [];
  const open: string[] = [];
  for (const text of readTexts(file)) {
    const rounds = [];
    for (const round of values.twice ? [0, 1] : [0]) {
      try {
        rounds.push(await marker(text, round));
      } catch (error) {
        if (!(error instanceof OpenQuestion)) throw error;
        open.push(error.message);
      }
    }
    marked.push({ text, rounds });
  }
  return { marked, open };
}

const OPEN_QUESTIONS_EXIT_CODE = 3;

async function evaluate(file: string): Promise<void> {
  const { marked, open } = await markAll(file);
  if (open.length > 0) {
    console.log(`${open.join("\n")}\n\n${open.length} questions are open in ${values.questions}.`);
    process.exitCode = OPEN_QUESTIONS_EXIT_CODE;
    return;
  }
  const report = summarize(marked);
  const path = values.report ?? join(".data", "eval", `${basename(file, ".jsonl")}.json`);
  mkdirSync(dirname(path), { recursive: true });
  const texts = marked.map(({ text: { id, rating }, rounds }) => ({ id, rating, rounds }));
  const facts = { file: basename(file), promptVersion: PROMPT_VERSION, date: new Date().toISOString().slice(0, 10) };
  writeFileSync(path, `${JSON.stringify({ ...facts, options: values, report, texts }, null, 2)}\n`);
  if (values.page !== undefined) {
    const by = values.by ?? (values.offline ? "the basic check" : aiModel());
    const rows: [string, string][] = [
      ["texts from", facts.file],
      ["prompt", facts.promptVersion],
      ["date", facts.date],
      ["answered by", by],
    ];
    writeFileSync(values.page, toPage(`Marking ${facts.file}`, rows, report));
  }
  console.log(`${toTable(report)}\n\nReport: ${path}`);
}

function compare([one, two]: readonly string[]): void {
  if (one === undefined || two === undefined) throw new Error("Which two reports? npm run eval -- --compare A B");
  const read = (path: string): Report => JSON.parse(readFileSync(path, "utf8")).report;
  console.log(toComparison([one, two], [read(one), read(two)]));
}

async function run(): Promise<void> {
  if (values.compare) return compare(positionals);
  const [file] = positionals;
  if (file === undefined) throw new Error("Usage: npm run eval -- FILE [--offline | --questions DIR]");
  await evaluate(file);
}

await run().catch(reportFailure);
