import type { AttemptStatus } from "@/prisma/generated/enums";

type Attempt = { status: AttemptStatus; setAsideAt: Date | null };

/** An attempt's state for the admin pages: a set-aside attempt is neither under way nor finished. */
export const attemptState = ({ status, setAsideAt }: Attempt) => (setAsideAt ? "setAside" : status);

/** All attempts a student has started, and those under way. */
export function countAttempts(attempts: readonly Attempt[]): { total: number; active: number } {
  return { total: attempts.length, active: attempts.filter((one) => attemptState(one) === "active").length };
}
