/** The questions that a small screen shows at once: all of one text, otherwise a single one. */
export type Step = { title: string | null; ids: number[] };

/** Groups a section's questions into steps, in order. */
export function toSteps(questions: readonly { id: number; title?: string }[]): Step[] {
  const steps: Step[] = [];
  for (const { id, title = null } of questions) {
    const last = steps.at(-1);
    if (last && title !== null && last.title === title) last.ids.push(id);
    else steps.push({ title, ids: [id] });
  }
  return steps;
}

/** Index of a question's step; 0 if there is none. */
export function stepIndexOf(steps: readonly Step[], id: number): number {
  const index = steps.findIndex(({ ids }) => ids.includes(id));
  return Math.max(0, index);
}
