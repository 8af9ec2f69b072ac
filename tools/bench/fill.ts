/**
 * Fills a migrated database with 50,000 students, 150,000 attempts and 750,000 section records, in a minute or two. By
 * hand, into DATABASE_URL: `node --conditions=react-server --import ./scripts/alias.ts tools/bench/fill.ts`
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listSimulations } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { questionName } from "@/lib/exam/question-name";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";
import { runSql } from "@/scripts/sql";

const STUDENTS = 50_000;

function readQuestions() {
  return listSimulations().flatMap((simulation) =>
    QUESTION_SECTIONS.flatMap((section) =>
      keyedQuestions(simulation, section).map(({ id, letters, correct_answer }) => ({
        simulation: simulation.id,
        section,
        id,
        key: questionName(section, id),
        correct_answer,
        wrong: letters.filter((letter) => letter !== correct_answer),
      })),
    ),
  );
}

/** Replaces all data of a migrated database; `databaseUrl` must be its superuser's. */
export async function fillSchool(databaseUrl: string, students = STUDENTS): Promise<void> {
  const tables = `
    CREATE TEMP TABLE school_size AS SELECT ${students} AS students;
    CREATE TEMP TABLE school_question AS SELECT * FROM jsonb_to_recordset($json$${JSON.stringify(readQuestions())}$json$)
      AS question (simulation int, section text, id int, key text, correct_answer text, wrong text[]);`;
  await runSql(databaseUrl, tables + readFileSync(join(import.meta.dirname, "school.sql"), "utf8"));
  await runSql(databaseUrl, "VACUUM (ANALYZE)");
}

if (import.meta.main) {
  const begun = performance.now();
  await fillSchool(process.env["DATABASE_URL"] ?? "");
  console.log(`Filled in ${((performance.now() - begun) / 1000).toFixed(0)} s.`);
}
