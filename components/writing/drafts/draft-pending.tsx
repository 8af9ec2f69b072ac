"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { usePoll } from "@/components/ui/use-poll";
import { useSubmit } from "@/components/ui/use-submit";
import { type DraftRef, requestDraftCorrection } from "@/components/writing/drafts/use-draft";
import { WritingWait } from "@/components/writing/writing-wait";
import type { Failure } from "@/lib/writing/faults";

type PendingDraft = DraftRef & { text: string };

type Props = {
  /** Null for an attempt's own writing, whose correction is not requested here. */
  draft: PendingDraft | null;
  /** `basic`: no marker available; `failed`: marking failed. */
  state: "waiting" | "failed" | "basic";
  failure: Failure | null;
};

/** A handed-in text without marks: the reason and possible actions. Polls for the marks. */
export function DraftPending({ draft, state, failure }: Props) {
  const t = useTranslations("drafts.pending");
  const fault = useTranslations("writing.faults");
  const router = useRouter();
  usePoll(() => router.refresh(), state === "waiting");
  return (
    <Alert role="status" tone="careful" title={t(`${state}.title`)} className="max-w-3xl">
      <ReadAloud>
        {state === "waiting" && failure && <p>{fault(failure)}</p>}
        <p>{t(`${state}.text`)}</p>
      </ReadAloud>
      {draft && (state === "failed" || (state === "waiting" && failure)) && <AskAgain draft={draft} />}
    </Alert>
  );
}

function AskAgain({ draft }: { draft: PendingDraft }) {
  const t = useTranslations("drafts.pending");
  const router = useRouter();
  const [beganAt, setBeganAt] = useState(0);
  const { submit, isBusy } = useSubmit({
    send: () => requestDraftCorrection(draft, { text: draft.text }),
    onDone: () => router.refresh(),
    words: { title: t("retryFailed"), failed: t("retryFailedText") },
  });
  if (isBusy) return <WritingWait beganAt={beganAt} isAiConfigured />;
  const retry = () => {
    setBeganAt(Date.now());
    submit();
  };
  return (
    <Button variant="secondary" size="small" className="mt-3" onClick={retry}>
      {t("retry")}
    </Button>
  );
}
