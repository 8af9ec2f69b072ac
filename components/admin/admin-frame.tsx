import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Logout } from "@/components/accounts/logout";
import { ButtonLink } from "@/components/admin/text-link";
import { PageShell } from "@/components/layout/page-shell";
import { SiteHeader } from "@/components/layout/site-header";
import { buttonVariants } from "@/components/ui/button";
import type { Admin } from "@/lib/accounts/actor";
import { fullName } from "@/lib/format";

/** The pages of the administration, in the order of their links. */
const ADMIN_PAGES = [
  ["home", "/admin"],
  ["writings", "/admin/writings"],
  ["giftCodes", "/admin/gift-codes"],
  ["questions", "/admin/questions"],
  ["figures", "/admin/figures"],
  ["audit", "/admin/audit"],
] as const;

/** `current`: which of the administration's pages this is, or belongs to. */
type Props = { admin: Admin; current: (typeof ADMIN_PAGES)[number][0]; title: string; children: ReactNode };

/** The frame of every page of the administration: who is signed in, the ways to the other pages, the page's title. */
export async function AdminFrame({ admin, current, title, children }: Props) {
  const t = await getTranslations("admin");
  const layout = await getTranslations("layout");
  const header = (
    <>
      <SiteHeader>
        <nav aria-label={layout("menu")} className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{layout("greeting", { name: fullName(admin) })}</span>
          <ButtonLink href="/simulazioni">{t("simulations")}</ButtonLink>
          <ButtonLink href="/account">{t("account")}</ButtonLink>
          <Logout label={t("logout")} />
        </nav>
      </SiteHeader>
      <AdminNav current={current} />
    </>
  );
  return (
    <PageShell header={header} className="space-y-6">
      <h1 className="text-3xl">{title}</h1>
      {children}
    </PageShell>
  );
}

async function AdminNav({ current }: Pick<Props, "current">) {
  const t = await getTranslations("admin.nav");
  return (
    <nav aria-label={t("label")} className="border-b border-line bg-surface">
      <ul className="page flex flex-wrap gap-2 py-2">
        {ADMIN_PAGES.map(([name, href]) => (
          <li key={name}>
            <Link
              href={href}
              prefetch={false}
              aria-current={name === current ? "page" : undefined}
              className={buttonVariants({ variant: name === current ? "primary" : "quiet", size: "small" })}
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
