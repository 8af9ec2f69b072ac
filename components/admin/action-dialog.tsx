"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { FormErrors } from "@/components/admin/form-errors";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toaster";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useSubmit } from "@/components/ui/use-submit";

type Input = Record<string, string | number | null>;

export type ActionDialogProps = {
  /** The opening button. `ariaLabel`: its accessible name out of context. */
  label: string;
  ariaLabel?: string | undefined;
  triggerProps?: { variant?: "secondary" | "danger" | "quiet"; className?: string };
  title: string;
  children: ReactNode;
  isDangerous?: boolean;
  labels: {
    confirm: string;
    pending: string;
    cancel: string;
    unreachable: string;
    /** The toasts afterwards; without them there are none. */
    done?: string;
    failed?: string;
  };
  /** The server action; validates `input` and the field values. */
  action(input: Input): Promise<{ ok: true } | { ok: false; message: string; fields?: Record<string, string> }>;
  input: Input;
};

/** A button and its dialog, which explains an action, collects its fields and runs it once. */
export function ActionDialog({ label, ariaLabel, triggerProps = {}, title, ...form }: ActionDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const isReady = useHydrated();
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="small" disabled={!isReady} aria-label={ariaLabel} {...triggerProps}>
          {label}
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-lg text-start">
        <DialogTitle>{title}</DialogTitle>
        <ActionForm {...form} onClose={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

type FormProps = Omit<ActionDialogProps, "label" | "ariaLabel" | "triggerProps" | "title"> & { onClose: () => void };

function ActionForm({ children, isDangerous = false, labels, action, input, onClose }: FormProps) {
  const router = useRouter();
  const { submit, isBusy, summary } = useSubmit({
    send: (entry) => action({ ...input, ...entry }),
    onDone: () => {
      onClose();
      if (labels.done) notify({ tone: "good", title: labels.done });
      router.refresh();
    },
    words: { failed: labels.unreachable, ...(labels.failed ? { title: labels.failed } : {}) },
  });
  return (
    <form method="post" onSubmit={submit} className="mt-4 space-y-4">
      {children}
      <FormErrors summary={summary} />
      <DialogFooter>
        <Button type="submit" variant={isDangerous ? "danger" : "primary"} disabled={isBusy}>
          {isBusy ? labels.pending : labels.confirm}
        </Button>
        <DialogClose asChild>
          <Button variant="secondary" disabled={isBusy}>
            {labels.cancel}
          </Button>
        </DialogClose>
      </DialogFooter>
    </form>
  );
}
