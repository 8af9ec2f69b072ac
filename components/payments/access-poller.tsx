"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { hasSignedOut } from "@/components/accounts/stored-account";
import { dashboardPath } from "@/components/payments/payment-progress";
import { callApi, property } from "@/lib/http/call";

const POLL_MS = 1000;

/** Polls while visible for access granted elsewhere (payment, gift code), then opens the dashboard. */
export function AccessPoller() {
  const router = useRouter();

  useEffect(() => {
    let isDone = false;
    const timer = setInterval(async () => {
      if (isDone || document.hidden || hasSignedOut()) return;
      const response = await callApi("/api/user");
      if (isDone || !response.ok || property(response.data, "hasPaid") !== true) return;
      isDone = true;
      router.replace(dashboardPath());
      router.refresh();
    }, POLL_MS);
    return () => {
      isDone = true;
      clearInterval(timer);
    };
  }, [router]);

  return null;
}
