import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Logout } from "@/components/accounts/logout";
import { CommandPalette } from "@/components/admin/command-palette";
import { MenuLanguage, MenuLink, MenuReading } from "@/components/layout/menu-items";
import { PageShell } from "@/components/layout/page-shell";
import { SiteHeader } from "@/components/layout/site-header";
import { SiteMenu } from "@/components/layout/site-menu";
import { ButtonLink } from "@/components/ui/link";
import type { Admin } from "@/lib/accounts/actor";
import { fullName } from "@/lib/product/format";

const ADMIN_PAGES = [
  ["home", "/admin"],
  ["writings", "/admin/writings"],
  ["giftCodes", "/admin/gift-codes"],
  ["questions", "/admin/questions"],
  ["figures", "/admin/figures"],
  ["audit", "/admin/audit"],
] as const;

type Props = { admin: Admin; current: (typeof ADMIN_PAGES)[number][0]; title: string; children: ReactNode };

/** Frame of every admin page: signed-in admin, navigation, page title. */
export async function AdminFrame({ admin, current, title, children }: Props) {
  const t = await getTranslations("admin");
  const layout = await getTranslations("layout");
  const menu = (
    <SiteMenu>
      <nav aria-label={layout("accountMenu")} className="pb-1">
        <MenuLink href="/account">{layout("account")}</MenuLink>
        <MenuReading />
      </nav>
      <MenuLanguage />
      <div className="mt-2 border-t border-line pt-2">
        <Logout />
      </div>
    </SiteMenu>
  );
  const header = (
    <>
      <SiteHeader menu={menu}>
        <span className="font-semibold max-md:hidden">{layout("greeting", { name: fullName(admin) })}</span>
        <AdminPalette />
        <ButtonLink href="/simulazioni" variant="quiet" size="small">
          {t("simulations")}
        </ButtonLink>
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

async function AdminPalette() {
  const t = await getTranslations("admin.nav");
  const words = await getTranslations("admin.palette");
  const actions = [
    { label: words("makeCodes"), href: "/admin/gift-codes#make" },
    { label: words("findCode"), href: "/admin/gift-codes#find" },
    { label: words("suspended"), href: "/admin?filter=suspended" },
    { label: words("expired"), href: "/admin?filter=expired" },
    { label: words("setCode"), href: "/admin#tools" },
    { label: words("account"), href: "/account" },
  ];
  const commands = [...ADMIN_PAGES.map(([name, href]) => ({ label: t(name), href })), ...actions];
  const labels = { open: words("open"), title: words("title"), label: words("label"), search: words("search") };
  return <CommandPalette commands={commands} words={labels} />;
}

async function AdminNav({ current }: Pick<Props, "current">) {
  const t = await getTranslations("admin.nav");
  return (
    <nav aria-label={t("label")} className="border-b border-line bg-surface">
      <ul className="page flex gap-1 overflow-x-auto py-1">
        {ADMIN_PAGES.map(([name, href]) => (
          // Where the links overflow, the list is scrolled to the open page.
          <li key={name} className={name === current ? "shrink-0 [scroll-initial-target:nearest]" : "shrink-0"}>
            <ButtonLink
              href={href}
              aria-current={name === current ? "page" : undefined}
              variant={name === current ? "chosen" : "quiet"}
              size="small"
            >
              {t(name)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
