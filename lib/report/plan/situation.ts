import { listSimulations } from "@/lib/exam/content/library";
import type { Attempt } from "@/lib/exam/queries";
import type { OpenPaper } from "@/lib/report/plan/plan";

/** Papers still to finish, those under way first, and the number finished. */
export function toSituation(attempts: readonly Attempt[]): { papers: OpenPaper[]; finished: number } {
  const counting = attempts.filter(({ setAsideAt }) => setAsideAt === null);
  const papers = listSimulations().flatMap(({ id }): OpenPaper[] => {
    const attempt = counting.find(({ simulationId }) => simulationId === id);
    return attempt?.status === "closed" ? [] : [{ simulationId: id, mode: attempt?.mode ?? null }];
  });
  return {
    papers: papers.toSorted((a, b) => Number(a.mode === null) - Number(b.mode === null)),
    finished: listSimulations().length - papers.length,
  };
}
