import { useCallback, useEffect, useRef, useState } from "react";
import { storeAccount } from "@/components/accounts/stored-account";
import { readLocal } from "@/components/layout/local-storage";
import { usePoll } from "@/components/ui/use-poll";
import { isQuestionSection, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { callApi, property } from "@/lib/http/call";
import type { Review } from "@/lib/report/queries";

/** `message`: the server's text for the learner, or null. */
type FetchedReview =
  | { step: "shown"; review: Review }
  | { step: "missing" | "signedOut" }
  | { step: "failed"; message: string | null };

type ReviewState = FetchedReview | { step: "checking" | "ready" | "loading" };

/** `isRequested`: the link already requested the results. `isSignedIn`: offers them without a check first. */
export function useReview(attemptId: string, section: Section, isRequested: boolean, isSignedIn: boolean) {
  const [state, setState] = useState<ReviewState>({ step: isSignedIn && !isRequested ? "ready" : "checking" });
  const hasRequested = useRef(isRequested);

  const show = useCallback(async () => {
    hasRequested.current = true;
    setState({ step: "loading" });
    setState(await fetchReview(attemptId, section));
  }, [attemptId, section]);

  const check = useCallback(async () => {
    const wasRequested = hasRequested.current;
    const renewed = hasReviewToken() ? "renewed" : await renewReviewToken();
    // If the button was pressed during the check, that request wins.
    if (wasRequested !== hasRequested.current) return;
    if (renewed === "failed") setState({ step: "failed", message: null });
    else if (renewed === "signedOut") setState({ step: "signedOut" });
    else if (wasRequested) await show();
    else setState({ step: "ready" });
  }, [show]);

  const retry = () => {
    setState({ step: "checking" });
    void check();
  };

  useEffect(() => {
    void check();
  }, [check]);

  // Polls until the writing has its marks.
  const isWaiting =
    state.step === "shown" && state.review.prova === WRITING_SECTION && state.review.status === "pending";
  const refresh = async () => {
    const response = await fetchReview(attemptId, section);
    if (response.step === "shown") setState(response);
  };
  usePoll(() => void refresh(), isWaiting);

  /** @returns whether the demo learner is now signed in */
  const signInAsDemo = async (): Promise<boolean> => {
    const response = await callApi("/api/login/demo", {});
    if (!response.ok) return false;
    storeAccount(response.data);
    setState({ step: "ready" });
    return true;
  };

  return { state, show, retry, signInAsDemo };
}

const FETCH_FAILED = "Failed to fetch review data";

// This token can only read its holder's reviews.
const TOKEN_KEY = "token";

function hasReviewToken(): boolean {
  return Boolean(readLocal(TOKEN_KEY));
}

/** `signedOut`: no session. `failed`: no usable response. */
async function renewReviewToken(): Promise<"renewed" | "signedOut" | "failed"> {
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
