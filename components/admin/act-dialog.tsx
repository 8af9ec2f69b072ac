"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { FaultList } from "@/components/admin/fault-list";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import { useHydrated } from "@/components/ui/hydrated";
import { notify } from "@/components/ui/toaster";
import { useSubmit } from "@/components/ui/use-submit";

type Input = Record<string, string | number | null>;

export type ActDialogProps = {
  /** The opening button. `openLabel`: its accessible name out of context. */
  open: string;
  openLabel?: string | undefined;
  look?: { variant?: "secondary" | "danger" | "quiet"; className?: string };
  title: string;
  children: ReactNode;
  isDangerous?: boolean;
  words: {
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

/** A button and its dialog, which explains an act, collects its fields and runs it once. */
export function ActDialog({ open, openLabel, look = {}, title, ...form }: ActDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const isReady = useHydrated();
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="small" disabled={!isReady} aria-label={openLabel} {...look}>
          {open}
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-lg text-left">
        <DialogTitle>{title}</DialogTitle>
        <ActForm {...form} onClose={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

type FormProps = Omit<ActDialogProps, "open" | "openLabel" | "look" | "title"> & { onClose: () => void };

function ActForm({ children, isDangerous = false, words, action, input, onClose }: FormProps) {
  const router = useRouter();
  const { submit, isBusy, summary } = useSubmit({
    send: (entry) => action({ ...input, ...entry }),
    onDone: () => {
      onClose();
      if (words.done) notify({ tone: "good", title: words.done });
      router.refresh();
    },
    words: { failed: words.unreachable, ...(words.failed ? { title: words.failed } : {}) },
  });
  return (
    <form method="post" onSubmit={submit} className="mt-4 space-y-4">
      {children}
      <FaultList summary={summary} />
      <DialogFooter>
        <Button type="submit" variant={isDangerous ? "danger" : "primary"} disabled={isBusy}>
          {isBusy ? words.pending : words.confirm}
        </Button>
        <DialogClose asChild>
          <Button variant="secondary" disabled={isBusy}>
            {words.cancel}
          </Button>
        </DialogClose>
      </DialogFooter>
    </form>
  );
}
