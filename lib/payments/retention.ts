import { ACCOUNT_DATA_MONTHS, DELETION_WARNING_DAYS } from "@/lib/product/legal";
import { daysAfter, monthsAfter } from "@/lib/time";

/** Deletion date: `ACCOUNT_DATA_MONTHS` after the last use. */
export const deletionDate = (lastUse: Date) => monthsAfter(lastUse, ACCOUNT_DATA_MONTHS);

/** Accounts last used before this are too old to keep. */
export const deletionCutoff = (now: Date) => monthsAfter(now, -ACCOUNT_DATA_MONTHS);

/** Accounts last used before this are warned of their deletion. */
export const warningCutoff = (now: Date) => deletionCutoff(daysAfter(now, DELETION_WARNING_DAYS));
