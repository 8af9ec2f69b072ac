"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { storeAccount } from "@/components/accounts/stored-account";
import { stripQuery } from "@/components/ui/strip-query";
import { notify } from "@/components/ui/toaster";
import { callApi } from "@/lib/http/call";

/** Confirms a payment once, then removes the marker from the URL. Renders nothing. */
export function PaymentReturn({ title, text }: { title: string; text: string }) {
  const router = useRouter();

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (query.get("payment_success") !== "true" && query.get("payment") !== "success") return;
    stripQuery();
    notify({ tone: "good", title, text });
    void callApi("/api/user").then((response) => {
      if (response.ok) storeAccount(response.data);
      router.refresh();
    });
  }, [router, title, text]);

  return null;
}
