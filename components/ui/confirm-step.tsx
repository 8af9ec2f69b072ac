"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/hydrated";

type Props = {
  start: string;
  title: string;
  children: ReactNode;
  confirm: string;
  pending: string;
  keep: string;
  variant?: "primary" | "danger";
  isBusy: boolean;
  onConfirm: () => void;
};

/** A two-step button: the first press asks for confirmation, the second acts. */
export function ConfirmStep({ start, title, children, confirm, pending, keep, variant, isBusy, onConfirm }: Props) {
  const isReady = useHydrated();
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLDivElement>(null);

  // The pressed button is gone, so focus moves to the question.
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button variant="secondary" disabled={!isReady} onClick={() => setAsking(true)}>
        {start}
      </Button>
    );
  }
  return (
    <Alert ref={question} tabIndex={-1} tone="careful" title={title} className="space-y-3">
      {children}
      <div className="flex flex-wrap gap-3">
        <Button variant={variant} disabled={isBusy} onClick={onConfirm}>
          {isBusy ? pending : confirm}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => setAsking(false)}>
          {keep}
        </Button>
      </div>
    </Alert>
  );
}
