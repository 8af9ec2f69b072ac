import { storeAccount } from "@/components/accounts/stored-account";
import { readLocal } from "@/components/layout/local-storage";
import { isQuestionSection, type Section } from "@/lib/exam/sections";
import { callApi, property } from "@/lib/http/call";
import type { Review } from "@/lib/report/queries";

/** `message`: the server's text for the learner, or null. */
export type ReviewAnswer =
  | { step: "shown"; review: Review }
  | { step: "missing" | "signedOut" }
  | { step: "failed"; message: string | null };

const FETCH_FAILED = "Failed to fetch review data";

// This token can only read its holder's reviews.
const TOKEN_KEY = "token";

export function hasReviewToken(): boolean {
  return Boolean(readLocal(TOKEN_KEY));
}

/** `signedOut`: no session. `failed`: no usable answer. */
export async function renewReviewToken(): Promise<"renewed" | "signedOut" | "failed"> {
  const answer = await callApi("/api/user");
  if (!answer.ok) return answer.status === 401 ? "signedOut" : "failed";
  storeAccount(answer.data);
  return "renewed";
}

/** Fetches a section's review with the token or the session; retries once after a failure. */
export async function fetchReview(attemptId: string, section: Section): Promise<ReviewAnswer> {
  const first = await requestReview(attemptId, section);
  return first.step === "failed" ? requestReview(attemptId, section) : first;
}

async function requestReview(attemptId: string, section: Section): Promise<ReviewAnswer> {
  const token = readLocal(TOKEN_KEY);
  const path = `/api/review/${encodeURIComponent(attemptId)}/${section}`;
  const answer = await callApi(path, undefined, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  if (answer.ok) return isReviewOf(section, answer.data) ? { step: "shown", review: answer.data } : { step: "missing" };
  if (answer.status === 401) return { step: "signedOut" };
  if (answer.status === 404) return { step: "missing" };
  return { step: "failed", message: answer.message ?? FETCH_FAILED };
}

/** Whether an answer has the fields that the section's view needs. */
function isReviewOf(section: Section, data: unknown): data is Review {
  if (property(data, "prova") !== section) return false;
  if (!isQuestionSection(section)) return typeof property(data, "originalText") === "string";
  return Array.isArray(property(property(data, "correctionResult"), "corrections"));
}
