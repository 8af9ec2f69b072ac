"use server";

import { requireAdmin } from "@/lib/accounts/gate";
import { action } from "@/lib/action";
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
