"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

type QuestionProps = {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  pendingLabel: string;
  cancelLabel: string;
  variant?: "primary" | "danger";
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A question before an act. It takes the focus, because the pressed button is gone. */
export function ConfirmQuestion({ title, children, variant, isBusy, onConfirm, onCancel, ...labels }: QuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <Alert ref={question} tabIndex={-1} tone="careful" title={title} className="space-y-3">
      {children}
      <div className="flex flex-wrap gap-3">
        <Button variant={variant} disabled={isBusy} onClick={onConfirm}>
          {isBusy ? labels.pendingLabel : labels.confirmLabel}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          {labels.cancelLabel}
        </Button>
      </div>
    </Alert>
  );
}

type Props = Omit<QuestionProps, "onCancel"> & { startLabel: string };

/** A two-step button: the first press asks for confirmation, the second acts. */
export function ConfirmButton({ startLabel, ...question }: Props) {
  const isReady = useHydrated();
  const [isConfirming, setConfirming] = useState(false);
  if (isConfirming) return <ConfirmQuestion {...question} onCancel={() => setConfirming(false)} />;
  return (
    <Button variant="secondary" disabled={!isReady} onClick={() => setConfirming(true)}>
      {startLabel}
    </Button>
  );
}
