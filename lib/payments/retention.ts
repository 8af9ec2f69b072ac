/** How many days before its deletion an account is told of it. */
const WARNING_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

function yearsLater(date: Date, years: number): Date {
  const moved = new Date(date);
  moved.setUTCFullYear(date.getUTCFullYear() + years);
  return moved;
}

/**
 * When an account is due to be deleted: 12 months after its access ended; where there never was one, 12 months after the
 * registration or the last sign-in.
 */
export const deletionDay = (lastUse: Date) => yearsLater(lastUse, 1);

/** Last uses before this are too old to keep. */
export const oldestKept = (now: Date) => yearsLater(now, -1);

/** Last uses before this are to be told that their account will be deleted. */
export const warnedBefore = (now: Date) => oldestKept(new Date(now.getTime() + WARNING_DAYS * DAY_MS));
