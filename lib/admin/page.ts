import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { Admin } from "@/lib/accounts/actor";
import { findAccount, toAdmin } from "@/lib/accounts/gate";

/** The signed-in admin, as every page of the administration begins; for everybody else there is no such page. */
export async function requireAdminPage(): Promise<Admin> {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  return toAdmin(account);
}

type Titled = "audit" | "blind" | "figures" | "giftCodes" | "giftCodes.batch" | "marking" | "questions" | "writings";

/** The `generateMetadata` of a page that bears the title of a part of the administration. */
export function titleOf(part: Titled): () => Promise<Metadata> {
  return async () => ({ title: (await getTranslations(`admin.${part}`))("title") });
}
