import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { Admin } from "@/lib/accounts/actor";
import { findAccount, toAdmin } from "@/lib/accounts/gate";

/** The signed-in admin; 404 for everybody else. */
export async function requireAdminPage(): Promise<Admin> {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  return toAdmin(account);
}

type TitledPage =
  | "audit"
  | "blind"
  | "figures"
  | "giftCodes"
  | "giftCodes.batch"
  | "marking"
  | "purchases"
  | "questions"
  | "translations"
  | "writings";

/** The `generateMetadata` of an admin page: its translated title. */
export function adminPageMetadata(part: TitledPage): () => Promise<Metadata> {
  return async () => ({ title: (await getTranslations(`admin.${part}`))("title") });
}
