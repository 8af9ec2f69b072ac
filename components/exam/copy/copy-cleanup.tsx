"use client";

import { useEffect } from "react";
import { deleteCopies } from "@/components/layout/device-copies";

/** Deletes copies that belong to other accounts or to attempts no longer in progress. */
export function CopyCleanup({ ownerId, attemptIds }: { ownerId: string; attemptIds: readonly string[] }) {
  const open = attemptIds.join();
  useEffect(() => {
    void deleteCopies((copy) => copy.ownerId !== ownerId || !open.split(",").includes(copy.attemptId));
  }, [ownerId, open]);
  return null;
}
