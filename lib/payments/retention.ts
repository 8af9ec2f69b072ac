import { ACCOUNT_DATA_MONTHS, DELETION_WARNING_DAYS } from "@/lib/product/legal";
import { daysAfter } from "@/lib/time";

function monthsLater(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(date.getUTCMonth() + months);
  return moved;
}

/** Deletion date: `ACCOUNT_DATA_MONTHS` after the last use. */
export const deletionDate = (lastUse: Date) => monthsLater(lastUse, ACCOUNT_DATA_MONTHS);

/** Accounts last used before this are too old to keep. */
export const deletionCutoff = (now: Date) => monthsLater(now, -ACCOUNT_DATA_MONTHS);

/** Accounts last used before this are warned of their deletion. */
export const warningCutoff = (now: Date) => deletionCutoff(daysAfter(now, DELETION_WARNING_DAYS));
