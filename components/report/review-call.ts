import { keepAccount } from "@/components/accounts/stored-account";
import { readLocal } from "@/components/layout/local";
import { callApi, property, textProperty } from "@/lib/call";
import { isQuestionSection, type Section } from "@/lib/exam/sections";
import type { Review } from "@/lib/report/queries";

/** What asking for a review came to. `message` is the server's sentence for the learner, or null. */
export type ReviewAnswer =
  | { kind: "review"; review: Review }
  | { kind: "missing" }
  | { kind: "signedOut" }
  | { kind: "failed"; message: string | null };

// The key is the specification's (section 9): a token that only reads its holder's reviews.
const TOKEN_KEY = "token";

/** Whether this browser holds a review token. */
export function hasReviewToken(): boolean {
  return Boolean(readLocal(TOKEN_KEY));
}

/**
 * Gets a new review token for whoever is signed in.
 * @returns `signedOut` for a visitor, `failed` when nobody could be asked
 */
export async function renewReviewToken(): Promise<"renewed" | "signedOut" | "failed"> {
  const answer = await callApi("/api/user");
  if (!answer.ok) return answer.status === 401 ? "signedOut" : "failed";
  keepAccount(answer.data);
  return "renewed";
}

/** Asks for the review of a section, with the token or else the session; once more when the first try fails in passing. */
export async function fetchReview(attemptId: string, section: Section): Promise<ReviewAnswer> {
  const first = await askForReview(attemptId, section);
  return first.kind === "failed" ? askForReview(attemptId, section) : first;
}

async function askForReview(attemptId: string, section: Section): Promise<ReviewAnswer> {
  const token = readLocal(TOKEN_KEY);
  try {
    const response = await fetch(`/api/review/${encodeURIComponent(attemptId)}/${section}`, {
      cache: "no-store",
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
    const data: unknown = await response.json().catch(() => null);
    if (response.ok) return isReviewOf(section, data) ? { kind: "review", review: data } : { kind: "missing" };
    if (response.status === 401) return { kind: "signedOut" };
    if (response.status === 404) return { kind: "missing" };
    return { kind: "failed", message: textProperty(data, "message") };
  } catch {
    return { kind: "failed", message: null };
  }
}

/** Whether an answer has what the screens of a section draw. */
function isReviewOf(section: Section, data: unknown): data is Review {
  if (property(data, "prova") !== section) return false;
  if (!isQuestionSection(section)) return typeof property(data, "originalText") === "string";
  return Array.isArray(property(property(data, "correctionResult"), "corrections"));
}
