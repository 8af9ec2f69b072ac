import { CHECK_PATH } from "@/lib/citizenship/check";
import { env } from "@/lib/env";
import type { PublicPath } from "@/lib/product/public-pages";

/** Whether the site offers "Devi fare questo esame?" (`EXEMPTIONS`). */
export function isCheckOffered(): boolean {
  return env().EXEMPTIONS === "on";
}

/** The public pages that this site does not have. */
export function listHiddenPages(): PublicPath[] {
  return isCheckOffered() ? [] : [CHECK_PATH];
}
