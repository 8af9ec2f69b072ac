/** Events shown to the account's owner under "Attività recente" (labels: `accounts.own.events`). */
export const OWN_EVENT_KINDS = [
  "account_registered",
  "signed_in",
  "signed_out_everywhere",
  "password_changed",
  "password_reset",
  "email_changed",
  "details_changed",
  "data_exported",
  "account_suspended",
  "account_reactivated",
  "access_granted",
  "access_ended",
  "attempt_set_aside",
  "writing_marked",
] as const;

export type OwnEventKind = (typeof OWN_EVENT_KINDS)[number];

/** Every kind an `AuditEvent` may have (labels: `admin.audit.kinds`). */
export const AUDIT_KINDS = [
  ...OWN_EVENT_KINDS,
  "account_deleted",
  "second_factor_added",
  "second_factor_removed",
  "admin_made",
  "admin_revoked",
  "external_code_set",
  "mail_sent_again",
  "refunded_elsewhere",
  "gift_codes_made",
  "gift_code_revoked",
  "students_exported",
  "personal_data_purged",
  "writing_marked_blind",
  "question_flagged",
  "question_unflagged",
  "translation_proposal_done",
  "translation_proposal_reopened",
  "translation_proposals_deleted",
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];

export function isOwnEventKind(kind: string): kind is OwnEventKind {
  return OWN_EVENT_KINDS.some((known) => known === kind);
}

/** Every detail an `AuditEvent` may have (labels: `admin.audit.details`), but for ids: they become a link or are not shown. */
export const LABELLED_DETAILS = [
  "access",
  "attemptId",
  "cleared",
  "count",
  "expiresAt",
  "filter",
  "grants",
  "isSearch",
  "mail",
  "number",
  "question",
  "score",
  "sentBefore",
  "simulationId",
  "status",
  "taxRecords",
  "what",
] as const;

export type AuditDetail = (typeof LABELLED_DETAILS)[number] | "batchId" | "grantId" | "mailId" | "writingId";

/** What a person can change of their own details (labels: `admin.audit.values.what`). */
export const CHANGED_DETAILS = ["name", "birth", "tax-code", "phone", "address", "language"] as const;
