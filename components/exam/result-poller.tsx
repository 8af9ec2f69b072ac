"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { usePoll } from "@/components/ui/use-poll";
import { fetchRecord } from "@/lib/exam/calls";
import { WRITING_SECTION } from "@/lib/exam/sections";

type Props = { attemptId: string; isWaiting: boolean; announcement: string };

/** Polls for pending marks and announces their arrival, but not marks that were there when the page opened. */
export function ResultPoller({ attemptId, isWaiting, announcement }: Props) {
  const router = useRouter();
  const [wasWaiting] = useState(isWaiting);
  const poll = async () => {
    const writing = await fetchRecord(attemptId, WRITING_SECTION);
    if (writing.ok && writing.data.correctionResult !== null) router.refresh();
  };
  usePoll(() => void poll(), isWaiting);
  return (
    <p role="status" className="font-semibold">
      {wasWaiting && !isWaiting && announcement}
    </p>
  );
}
