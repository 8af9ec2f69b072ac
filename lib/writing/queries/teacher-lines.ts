import "server-only";
import { cache } from "react";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { parseErrors } from "@/lib/writing/schema";
import { type TeacherLine, toTeacherLines } from "@/lib/writing/teacher-errors";

/** Corrections that are read for lines, and lines that are offered again. */
const RECENT = { corrections: 200, lines: 300 };

/**
 * The explanations that this school's teachers typed lately, latest first. They are read from the corrections, so that
 * they need no store of their own and end with the learner's account.
 */
export const listTeacherLines = cache(async (_admin: Admin): Promise<TeacherLine[]> => {
  const rows = await db().correction.findMany({
    where: { source: "teacher", state: "done" },
    orderBy: { finishedAt: "desc" },
    take: RECENT.corrections,
    select: { errors: true },
  });
  return toTeacherLines(rows.flatMap(({ errors }) => parseErrors(errors))).slice(0, RECENT.lines);
});
