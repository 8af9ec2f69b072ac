/**
 * `npm run eval -- FILE`: measures the correction of writings on a file of learners' texts, one JSON object a line
 * (`id`, `original`, and where known `corrected`, `rating`, `err`, `task`). Prints a table and writes a JSON report.
 *
 *   --offline        the basic check instead of the AI teacher; needs no key
 *   --cassette PATH  plays recorded answers back; what is not recorded yet is asked live and recorded
 *   --twice          marks every text twice, for how far the marks agree with themselves
 *   --one-call       one call of the model a text instead of two
 *   --report PATH    where the JSON goes (default .data/eval/FILE's name)
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { askModel, isAiConfigured } from "@/lib/writing/anthropic";
import { aiMarker, cassette, type Marker, markOffline } from "./marker.ts";
import { type Marked, sumUp, toTable } from "./report.ts";
import { readTexts } from "./texts.ts";

for (const file of [".env.local", ".env"]) if (existsSync(file)) process.loadEnvFile(file);
// An evaluation needs no database and no sessions; the configuration is checked as a whole.
process.env["DATABASE_URL"] ??= "postgresql://localhost/none";
process.env["NEXTAUTH_URL"] ??= "http://localhost";
process.env["NEXTAUTH_SECRET"] ??= "an evaluation signs nobody in at all";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    offline: { type: "boolean", default: false },
    cassette: { type: "string" },
    twice: { type: "boolean", default: false },
    "one-call": { type: "boolean", default: false },
    report: { type: "string" },
  },
});

function chooseMarker(): Marker {
  if (values.offline) return markOffline;
  const options = { isOneCall: values["one-call"] };
  if (values.cassette !== undefined) return aiMarker(cassette(values.cassette), options);
  if (isAiConfigured()) return aiMarker(() => askModel, options);
  throw new Error("Set ANTHROPIC_API_KEY to ask the AI teacher, or add --offline or --cassette PATH.");
}

async function evaluate(file: string): Promise<void> {
  const marker = chooseMarker();
  // The dictionary is loaded once a process, not once a text.
  await markOffline({ id: "", original: "Ciao." });
  const marked: Marked[] = [];
  for (const text of readTexts(file)) {
    const rounds = [await marker(text, 0), ...(values.twice ? [await marker(text, 1)] : [])];
    marked.push({ text, rounds });
  }
  const report = sumUp(marked);
  const path = values.report ?? join(".data", "eval", `${basename(file, ".jsonl")}.json`);
  mkdirSync(dirname(path), { recursive: true });
  const texts = marked.map(({ text: { id, rating }, rounds }) => ({ id, rating, rounds }));
  writeFileSync(path, `${JSON.stringify({ file, options: values, report, texts }, null, 2)}\n`);
  console.log(`${toTable(report)}\n\nReport: ${path}`);
}

const [file] = positionals;
if (file === undefined) {
  console.error("Which texts? npm run eval -- FILE [--offline]");
  process.exitCode = 1;
} else {
  await evaluate(file).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
