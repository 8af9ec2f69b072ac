import { ACCOUNT_DATA_MONTHS, DELETION_WARNING_DAYS } from "@/lib/product/legal";

const DAY_MS = 24 * 60 * 60 * 1000;

function monthsLater(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(date.getUTCMonth() + months);
  return moved;
}

/**
 * When an account is due to be deleted: so many months after its access ended; where there never was one, after the
 * registration or the last sign-in.
 */
export const deletionDay = (lastUse: Date) => monthsLater(lastUse, ACCOUNT_DATA_MONTHS);

/** Last uses before this are too old to keep. */
export const oldestKept = (now: Date) => monthsLater(now, -ACCOUNT_DATA_MONTHS);

/** Last uses before this are to be told that their account will be deleted. */
export const warnedBefore = (now: Date) => oldestKept(new Date(now.getTime() + DELETION_WARNING_DAYS * DAY_MS));
