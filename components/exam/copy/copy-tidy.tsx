"use client";

import { useEffect } from "react";
import { forgetCopies } from "@/components/layout/device-copies";

type Props = { ownerId: string; attemptIds: readonly string[] };

/** Deletes copies that belong to other accounts or to attempts no longer in progress. */
export function CopyTidy({ ownerId, attemptIds }: Props) {
  const open = attemptIds.join();
  useEffect(() => {
    void forgetCopies((copy) => copy.ownerId !== ownerId || !open.split(",").includes(copy.attemptId));
  }, [ownerId, open]);
  return null;
}
