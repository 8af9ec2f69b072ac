"use client";

import type { ReactNode } from "react";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A controlled dialog; its content is mounted only while it is open. */
export function ExamDialog({ isOpen, onClose, title, subtitle, className, children }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent className={className}>
        <DialogTitle>{title}</DialogTitle>
        {subtitle && <p className="mt-1 text-ink-soft">{subtitle}</p>}
        {children}
      </DialogContent>
    </Dialog>
  );
}
