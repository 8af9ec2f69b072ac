"use client";

import { useEffect } from "react";
import { forgetCopies } from "@/components/layout/device-copies";

type Props = { ownerId: string; attemptIds: readonly string[] };

/** Frees what this device keeps of other people, and of attempts that are under way no more. */
export function CopyTidy({ ownerId, attemptIds }: Props) {
  const open = attemptIds.join();
  useEffect(() => {
    void forgetCopies((copy) => copy.ownerId !== ownerId || !open.split(",").includes(copy.attemptId));
  }, [ownerId, open]);
  return null;
}
