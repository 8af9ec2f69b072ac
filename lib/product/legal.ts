/**
 * The version of terms and privacy policy: their date, and which text of that day. A new account accepts this one. Raise
 * it with the text (components/layout/legal/).
 */
export const TERMS_VERSION = "2026-11-22.2";

/** When the text was last changed. */
export const TERMS_DATE = new Date(`${TERMS_VERSION.slice(0, 10)}T12:00:00Z`);

/** How long the data of an account are kept after its access has ended. */
export const ACCOUNT_DATA_MONTHS = 12;

/** How long what tax law asks for is kept (art. 2220 Codice civile, art. 22 DPR 600/1973). */
export const TAX_DATA_YEARS = 10;

/** After how many months the question about cookies comes again (Garante, linee guida 10 June 2021: at least six). */
export const CONSENT_MONTHS = 6;

/** The key of that choice in the browser's storage; a cookie of this name tells the server that there is one. */
export const CONSENT_KEY = "cookieConsent";

/** Consumers may withdraw within so many days of the order (Codice del Consumo, art. 52). */
export const WITHDRAWAL_DAYS = 14;

/** How many days before its deletion an account that nobody uses is told of it. */
export const DELETION_WARNING_DAYS = 30;
