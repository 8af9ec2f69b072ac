"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import type { Command, PaletteWords } from "@/components/admin/palette-dialog";
import { Button } from "@/components/ui/button";

// Few press the keys: the dialog's code comes when they do.
const PaletteDialog = lazy(() => import("@/components/admin/palette-dialog"));

/** Opens a list of everything the administration can do, by a button or by Ctrl or Command and K. */
export function Palette({ commands, words }: { commands: readonly Command[]; words: PaletteWords }) {
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
