"use client";

import type { ReactNode } from "react";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";

type Props = { isOpen: boolean; onClose: () => void; title: string; className: string; children: ReactNode };

/** A controlled dialog; its content is mounted only while it is open. */
export function ExamDialog({ isOpen, onClose, title, className, children }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent className={className}>
        <DialogTitle>{title}</DialogTitle>
        {children}
      </DialogContent>
    </Dialog>
  );
}
