import { storeAccount } from "@/components/accounts/stored-account";
import { readLocal } from "@/components/layout/local-storage";
import { isQuestionSection, type Section } from "@/lib/exam/sections";
import { callApi, property } from "@/lib/http/call";
import type { Review } from "@/lib/report/queries";

/** `message`: the server's text for the learner, or null. */
export type FetchedReview =
  | { step: "shown"; review: Review }
  | { step: "missing" | "signedOut" }
  | { step: "failed"; message: string | null };

const FETCH_FAILED = "Failed to fetch review data";

// This token can only read its holder's reviews.
const TOKEN_KEY = "token";

export function hasReviewToken(): boolean {
  return Boolean(readLocal(TOKEN_KEY));
}

/** `signedOut`: no session. `failed`: no usable response. */
export async function renewReviewToken(): Promise<"renewed" | "signedOut" | "failed"> {
  const response = await callApi("/api/user");
  if (!response.ok) return response.status === 401 ? "signedOut" : "failed";
  storeAccount(response.data);
  return "renewed";
}

/** Fetches a section's review with the token or the session; retries once after a failure. */
export async function fetchReview(attemptId: string, section: Section): Promise<FetchedReview> {
  const first = await requestReview(attemptId, section);
  return first.step === "failed" ? requestReview(attemptId, section) : first;
}

async function requestReview(attemptId: string, section: Section): Promise<FetchedReview> {
  const token = readLocal(TOKEN_KEY);
  const path = `/api/review/${encodeURIComponent(attemptId)}/${section}`;
  const response = await callApi(path, undefined, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  if (response.ok)
    return isReviewOf(section, response.data) ? { step: "shown", review: response.data } : { step: "missing" };
  if (response.status === 401) return { step: "signedOut" };
  if (response.status === 404) return { step: "missing" };
  return { step: "failed", message: response.message ?? FETCH_FAILED };
}

/** Whether a response has the fields that the section's view needs. */
function isReviewOf(section: Section, data: unknown): data is Review {
  if (property(data, "prova") !== section) return false;
  if (!isQuestionSection(section)) return typeof property(data, "originalText") === "string";
  return Array.isArray(property(property(data, "correctionResult"), "corrections"));
}
