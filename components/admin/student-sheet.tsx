"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Sheet, SheetContent, SheetHeader } from "@/components/ui/sheet";

type Props = { title: string; closeHref: string; closeLabel: string; children: ReactNode };

/** The sheet for a student's record. Closing it goes to `closeHref`. */
export function StudentSheet({ title, closeHref, closeLabel, children }: Props) {
  const router = useRouter();
  return (
    <Sheet open onOpenChange={() => router.replace(closeHref, { scroll: false })}>
      <SheetContent>
        <SheetHeader title={title} closeLabel={closeLabel} />
        <div className="space-y-8 p-4 sm:p-6">{children}</div>
      </SheetContent>
    </Sheet>
  );
}
