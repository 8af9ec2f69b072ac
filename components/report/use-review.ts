"use client";

import { useCallback, useEffect, useState } from "react";
import { keepAccount } from "@/components/accounts/stored-account";
import { fetchReview, hasReviewToken, renewReviewToken } from "@/components/report/review-call";
import { callApi } from "@/lib/call";
import type { Section } from "@/lib/exam/sections";
import type { Review } from "@/lib/report/queries";

export type ReviewState =
  | { step: "checking" | "signedOut" | "ready" | "loading" | "missing" }
  | { step: "failed"; message: string | null }
  | { step: "shown"; review: Review };

// The demo learner, who exists only where the demo data is loaded (contract, "Demo data").
const DEMO_LOGIN = { email: "studente@example.it", password: "Prova-2026!" };

// Whoever asked for one section of an attempt is not asked again on the way to the next.
let askedFor: string | null = null;

/** The review of a section, from "who is there?" to the result (specification, "Review screen"). */
export function useReview(attemptId: string, section: Section) {
  const [state, setState] = useState<ReviewState>({ step: "checking" });

  const show = useCallback(async () => {
    askedFor = attemptId;
    setState({ step: "loading" });
    const answer = await fetchReview(attemptId, section);
    if (answer.kind === "review") setState({ step: "shown", review: answer.review });
    else if (answer.kind === "failed") setState({ step: "failed", message: answer.message });
    else setState({ step: answer.kind });
  }, [attemptId, section]);

  const check = useCallback(async () => {
    setState({ step: "checking" });
    const renewed = hasReviewToken() ? "renewed" : await renewReviewToken();
    if (renewed === "failed") setState({ step: "failed", message: null });
    else if (renewed === "signedOut") setState({ step: "signedOut" });
    else if (askedFor === attemptId) await show();
    else setState({ step: "ready" });
  }, [attemptId, show]);

  useEffect(() => {
    void check();
  }, [check]);

  /** @returns whether the demo learner is signed in now */
  const signInAsDemo = async (): Promise<boolean> => {
    const answer = await callApi("/api/login", DEMO_LOGIN);
    if (!answer.ok) return false;
    keepAccount(answer.data);
    setState({ step: "ready" });
    return true;
  };

  return { state, show, check, signInAsDemo };
}
