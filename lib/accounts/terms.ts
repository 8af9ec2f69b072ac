import { MIN_AGE, TERMS_NOTICE_DAYS, TERMS_VERSION } from "@/lib/product/legal";
import { daysAfter } from "@/lib/time";

/** Why the terms are to be accepted: `first` without any acceptance, `changed` after one of an earlier version. */
export type TermsQuestion = "first" | "changed";

/**
 * Whether to ask an account to accept the terms. A new version is asked for only some days after its mail.
 * @param accepted the versions that the account has accepted
 * @param noticedAt when the mail about the current version was queued; null before
 */
export function decideTermsQuestion(
  accepted: readonly string[],
  noticedAt: Date | null,
  now: Date,
): TermsQuestion | null {
  if (accepted.includes(TERMS_VERSION)) return null;
  if (accepted.length === 0) return "first";
  return noticedAt && daysAfter(noticedAt, TERMS_NOTICE_DAYS) <= now ? "changed" : null;
}

/** Whether a person is of age. Who was born on 29 February comes of age on 1 March. @param days such as "1985-12-10" */
export function isOfAge(birthDay: string, today: string): boolean {
  return `${Number(birthDay.slice(0, 4)) + MIN_AGE}${birthDay.slice(4)}` <= today;
}
