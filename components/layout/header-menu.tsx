"use client";

import { Menu } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

/** Opens without JavaScript; once hydrated it closes on Escape, an outside press or a followed link. */
export function HeaderMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open || !(event.target instanceof Element)) return;
      // The path is the one at the press: the pressed button may have been replaced by now.
      const isInside = event.composedPath().includes(details);
      if (event.type === "click" && isInside && !event.target.closest("a")) return;
      details.open = false;
      if (event.type === "keydown" && isInside) details.querySelector("summary")?.focus();
    };
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close(event);
    document.addEventListener("keydown", onKey);
    document.addEventListener("click", close);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", close);
    };
  }, []);

  return (
    <details ref={menu} className="group relative">
      <summary className="flex min-h-12 list-none items-center gap-2 rounded-sm px-3 font-semibold select-none hover:bg-sunken group-open:bg-sunken [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden="true" className="size-5 shrink-0" />
        <span>{label}</span>
      </summary>
      <div className="absolute top-full inset-e-0 z-30 mt-1 max-h-[calc(100dvh-5rem)] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-lg border border-line bg-surface p-3 shadow-card">
        {children}
      </div>
    </details>
  );
}
