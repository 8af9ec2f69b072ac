"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ContactLine } from "@/components/layout/contact-line";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import { callApi } from "@/lib/http/call";

/** Starts a simulation with the options of the radios inside it and replaces this page by the exam. */
export function StartForm({ simulationId, children }: { simulationId: number; children: ReactNode }) {
  const t = useTranslations("exam.start");
  const router = useRouter();
  const { submit, isBusy, isBlocked, formError } = useSubmit({
    send: ({ mode, extraTime }) =>
      callApi<{ sessionId: string }>(`/api/simulations/${simulationId}/start-session`, { mode, extraTime }),
    // Replaces the entry: there is nothing to choose any more when going back.
    onDone: ({ data }) => router.replace(`/exam/${data.sessionId}`),
    words: { title: t("failed"), failed: t("failedText") },
  });
  return (
    <form method="post" onSubmit={submit} className="space-y-6">
      {children}
      {formError && (
        <Alert role="alert" tone="wrong" title={t("failed")}>
          <p>{formError}</p>
          <ContactLine />
        </Alert>
      )}
      <Button type="submit" size="big" disabled={isBlocked} className="w-full">
        {isBusy ? t("pending") : t("begin")}
      </Button>
    </form>
  );
}
