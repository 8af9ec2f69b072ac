"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { readSessionState } from "@/components/exam/calls";
import { usePoll } from "@/components/ui/use-poll";
import { WRITING_SECTION } from "@/lib/exam/sections";

type Props = { attemptId: string; isWaiting: boolean; announcement: string };

/**
 * Polls for pending marks and announces their arrival; if nothing was pending when the page opened, it announces
 * nothing.
 */
export function ResultPoller({ attemptId, isWaiting, announcement }: Props) {
  const router = useRouter();
  const [wasWaiting] = useState(isWaiting);
  const poll = async () => {
    const answer = await readSessionState(attemptId);
    const writing = answer.ok && answer.data.records.find(({ prova }) => prova === WRITING_SECTION);
    if (writing && writing.correctionResult !== null) router.refresh();
  };
  usePoll(() => void poll(), isWaiting);
  return (
    <p role="status" className="font-semibold text-accent">
      {wasWaiting && !isWaiting && announcement}
    </p>
  );
}
