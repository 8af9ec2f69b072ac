"use server";

import { requireAdmin } from "@/lib/accounts/gate";
import { action } from "@/lib/action";
import { clearQuestionFlag, flagQuestion } from "@/lib/admin/mutations/flag-question";
import { type ClearedFlag, clearFlagSchema, flagSchema, type NewFlag } from "@/lib/admin/question-name";
import { markByTeacher } from "@/lib/writing/mutations/mark-by-teacher";
import { type TeacherMarks, teacherMarksSchema } from "@/lib/writing/schema";

const mark = action(teacherMarksSchema, async (marks) => {
  await markByTeacher(await requireAdmin(), marks);
  return true;
});

/** Gives a writing a teacher's marks. */
export async function markWriting(marks: TeacherMarks) {
  return mark(marks);
}

const flag = action(flagSchema, async (input) => flagQuestion(await requireAdmin(), input));
const clearFlag = action(clearFlagSchema, async (input) => clearQuestionFlag(await requireAdmin(), input));

/** Marks a question of a paper as one to look at. */
export async function flagItem(input: NewFlag) {
  return flag(input);
}

/** Takes that marker away. */
export async function clearItemFlag(input: ClearedFlag) {
  return clearFlag(input);
}
