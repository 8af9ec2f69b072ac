"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { useSubmit } from "@/components/ui/use-submit";
import { changeProposalState } from "@/lib/admin/actions";
import type { ProposalState } from "@/lib/admin/schema";

type Props = { change: ProposalState; sentence: string; words: { label: string; changed: string; failed: string } };

/** Marks a proposed translation as done, or opens it again. */
export function ProposalStateButton({ change, sentence, words: { label, changed, failed } }: Props) {
  const router = useRouter();
  const { submit, isBlocked } = useSubmit({
    send: () => changeProposalState(change),
    onDone: () => {
      notify({ tone: "good", title: changed });
      router.refresh();
    },
    words: { title: failed, failed },
  });
  return (
    <Button
      variant="secondary"
      size="small"
      className="max-md:min-h-12"
      aria-label={`${label}: ${sentence}`}
      disabled={isBlocked}
      onClick={() => submit()}
    >
      {label}
    </Button>
  );
}
