"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

type Props = {
  startLabel: string;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  pendingLabel: string;
  cancelLabel: string;
  variant?: "primary" | "danger";
  isBusy: boolean;
  onConfirm: () => void;
};

/** A two-step button: the first press asks for confirmation, the second acts. */
export function ConfirmButton({ title, children, variant, isBusy, onConfirm, ...labels }: Props) {
  const isReady = useHydrated();
  const [isConfirming, setConfirming] = useState(false);
  const question = useRef<HTMLDivElement>(null);

  // The pressed button is gone, so focus moves to the question.
  useEffect(() => {
    if (isConfirming) question.current?.focus();
  }, [isConfirming]);

  if (!isConfirming) {
    return (
      <Button variant="secondary" disabled={!isReady} onClick={() => setConfirming(true)}>
        {labels.startLabel}
      </Button>
    );
  }
  return (
    <Alert ref={question} tabIndex={-1} tone="careful" title={title} className="space-y-3">
      {children}
      <div className="flex flex-wrap gap-3">
        <Button variant={variant} disabled={isBusy} onClick={onConfirm}>
          {isBusy ? labels.pendingLabel : labels.confirmLabel}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => setConfirming(false)}>
          {labels.cancelLabel}
        </Button>
      </div>
    </Alert>
  );
}
