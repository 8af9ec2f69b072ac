/** The fields of the form that sets a new password, in their order. */
export const RESET_FIELDS = ["otp", "newPassword", "newPasswordAgain"] as const;

export type ResetField = (typeof RESET_FIELDS)[number];

export type ResetEntry = Record<ResetField, string>;

export type ResetFault = "otp" | "passwordShort" | "passwordsDiffer";

/**
 * What is wrong with an entry, in the browser, before it is sent. The server checks again and has the last word.
 * @param passwordMin how many characters the page asks for: 6 where the code was asked for, 8 on the code's own page
 * (specification, section 5); the server takes 6 from both
 */
export function findResetFaults(entry: ResetEntry, passwordMin: number): Partial<Record<ResetField, ResetFault>> {
  const { otp, newPassword, newPasswordAgain } = entry;
  return {
    ...(!/^\d{6}$/.test(otp) && { otp: "otp" }),
    ...(newPassword.length < passwordMin && { newPassword: "passwordShort" }),
    ...(newPasswordAgain !== newPassword && { newPasswordAgain: "passwordsDiffer" }),
  };
}
