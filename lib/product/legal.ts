/**
 * The version of the terms and of the privacy page. Increase it with the text (components/layout/legal/), and say in
 * `accounts.mails.termsChanges` what is new: everybody gets a mail, and is asked to accept once.
 */
export const TERMS_VERSION = "2026-11-26.3";

export const TERMS_DATE = new Date(`${TERMS_VERSION.slice(0, 10)}T12:00:00Z`);

/** From the mail about a new version until the site asks to accept it. */
export const TERMS_NOTICE_DAYS = 14;

/** Only adults may register (Codice civile, art. 2). */
export const MIN_AGE = 18;

export const ACCOUNT_DATA_MONTHS = 12;

/** Retention required by tax law (art. 2220 Codice civile, art. 22 DPR 600/1973). */
export const TAX_DATA_YEARS = 10;

/** When to ask for cookie consent again (Garante, linee guida 10 June 2021: at least six months). */
export const CONSENT_MONTHS = 6;

/** The local storage key of the choice; a cookie of this name tells the server that there is one. */
export const CONSENT_KEY = "cookieConsent";

/** The right of withdrawal, from the order on (Codice del Consumo, art. 52). */
export const WITHDRAWAL_DAYS = 14;

/** How long the refund after a withdrawal may take (Codice del Consumo, art. 56). */
export const REFUND_DAYS = 14;

export const DELETION_WARNING_DAYS = 30;

/** How long a proposed translation is kept, whatever became of it. */
export const PROPOSAL_MONTHS = 6;
