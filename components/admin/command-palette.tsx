"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import type { Command, PaletteLabels } from "@/components/admin/command-palette-dialog";
import { Button } from "@/components/ui/button";

// Rarely used, so loaded on demand.
const PaletteDialog = lazy(() => import("@/components/admin/command-palette-dialog"));

export function CommandPalette({ commands, words }: { commands: readonly Command[]; words: PaletteLabels }) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (document.querySelector("[data-slot=dialog]")) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="max-sm:hidden"
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <PaletteDialog commands={commands} words={words} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
