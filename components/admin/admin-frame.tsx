import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { Logout } from "@/components/accounts/logout";
import { CommandPalette } from "@/components/admin/command-palette";
import { RowKeys } from "@/components/admin/row-keys";
import { Footer } from "@/components/layout/footer";
import { MenuLanguage, MenuLink, MenuReading } from "@/components/layout/menu-items";
import { SiteHeader } from "@/components/layout/site-header";
import { SiteMenu } from "@/components/layout/site-menu";
import { ButtonLink } from "@/components/ui/link";
import type { Admin } from "@/lib/accounts/actor";
import { countWritingsToMark } from "@/lib/admin/queries/writings";
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
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader menu={menu}>
        <span className="font-semibold max-md:hidden">{layout("greeting", { name: fullName(admin) })}</span>
        <AdminPalette />
        <ButtonLink href="/simulazioni" variant="quiet" size="small">
          {t("simulations")}
        </ButtonLink>
      </SiteHeader>
      <div className="page flex-1 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-6">
        <AdminNav admin={admin} current={current} />
        <main id="content" tabIndex={-1} className="min-w-0 space-y-4 py-4 outline-none">
          <h1 className="text-3xl lg:text-2xl">{title}</h1>
          {children}
        </main>
      </div>
      <Footer />
      <RowKeys />
    </div>
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

/** Beside the page on wide screens; on narrow ones a strip above it, scrolled to the open page. */
async function AdminNav({ admin, current }: Pick<Props, "admin" | "current">) {
  const t = await getTranslations("admin.nav");
  return (
    <nav aria-label={t("label")} className="max-lg:border-b max-lg:border-line">
      <ul className="flex gap-1 overflow-x-auto py-1 lg:top-0 lg:flex-col lg:[@media(height>=26rem)]:sticky lg:overflow-x-visible lg:py-4">
        {ADMIN_PAGES.map(([name, href]) => (
          <li key={name} className={name === current ? "shrink-0 max-lg:[scroll-initial-target:nearest]" : "shrink-0"}>
            <Link
              href={href}
              prefetch={false}
              aria-current={name === current ? "page" : undefined}
              className="flex min-h-12 items-center gap-2 rounded-sm px-3 font-semibold hover:bg-sunken aria-[current]:bg-chosen-soft aria-[current]:text-chosen lg:min-h-10 forced-colors:aria-[current]:underline"
            >
              <span>{t(name)}</span>
              {name === "writings" && (
                <Suspense fallback={null}>
                  <WaitingTexts admin={admin} />
                </Suspense>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many texts wait, from the same list as the queue. */
async function WaitingTexts({ admin }: Pick<Props, "admin">) {
  const count = await countWritingsToMark(admin);
  if (count === 0) return null;
  return <span className="ml-auto rounded-full bg-honey px-2 text-sm text-on-honey tabular-nums">{count}</span>;
}
