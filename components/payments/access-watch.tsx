"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { hasSignedOut } from "@/components/accounts/stored-account";
import { dashboardPath } from "@/components/payments/arrival";
import { callApi, property } from "@/lib/http/call";

const POLL_MS = 1000;

/** Polls while visible for access granted elsewhere (payment, gift code), then opens the dashboard. */
export function AccessWatch() {
  const router = useRouter();

  useEffect(() => {
    let isOver = false;
    const timer = setInterval(async () => {
      if (isOver || document.hidden || hasSignedOut()) return;
      const answer = await callApi("/api/user");
      if (isOver || !answer.ok || property(answer.data, "hasPaid") !== true) return;
      isOver = true;
      router.replace(dashboardPath());
      router.refresh();
    }, POLL_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [router]);

  return null;
}
