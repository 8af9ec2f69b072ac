"use client";

import { useEffect } from "react";
import { rowAfter } from "@/lib/admin/row-keys";

/**
 * Keys of every admin page: Enter, while nothing has the focus, opens `[data-first]`, the oldest work; the arrows move
 * between the links `[data-row]` of a list, and from the search field into it. No letters: WCAG 2.1.4.
 */
export function RowKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!(target instanceof HTMLElement) || document.querySelector("[data-slot=dialog]")) return;
      if (key === "Enter" && !event.repeat && target.matches("body, main"))
        return document.querySelector<HTMLElement>("[data-first]")?.click();
      const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
      const at = rows.indexOf(target);
      const next = at >= 0 || target.matches("[type=search]") ? rowAfter(key, at, rows.length) : null;
      if (next === null) return;
      event.preventDefault();
      rows[next]?.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return null;
}
