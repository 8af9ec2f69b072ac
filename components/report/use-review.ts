import { useCallback, useEffect, useRef, useState } from "react";
import { storeAccount } from "@/components/accounts/stored-account";
import { type FetchedReview, fetchReview, hasReviewToken, renewReviewToken } from "@/components/report/review-call";
import { usePoll } from "@/components/ui/use-poll";
import { type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { callApi } from "@/lib/http/call";

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
