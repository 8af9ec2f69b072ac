/** What a small screen shows at a time: the questions of one text where several belong to it, otherwise one question. */
export type Step = { title: string | null; ids: number[] };

/** The questions of a section in steps, in their order. */
export function toSteps(questions: readonly { id: number; title?: string }[]): Step[] {
  const steps: Step[] = [];
  for (const { id, title = null } of questions) {
    const last = steps.at(-1);
    if (last && title !== null && last.title === title) last.ids.push(id);
    else steps.push({ title, ids: [id] });
  }
  return steps;
}

/** The place of a question's step among the steps; the first one's for a question that is not there. */
export function stepIndexOf(steps: readonly Step[], id: number): number {
  return Math.max(
    0,
    steps.findIndex(({ ids }) => ids.includes(id)),
  );
}
