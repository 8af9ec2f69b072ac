/** The version of terms and privacy policy: their date. A new account accepts this one. Raise it with the text. */
export const TERMS_VERSION = "2026-11-21";
