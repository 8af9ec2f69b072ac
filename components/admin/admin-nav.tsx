import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button";

/** The pages of the administration, in the order of their links. */
const ADMIN_PAGES = [
  ["home", "/admin"],
  ["writings", "/admin/writings"],
  ["giftCodes", "/admin/gift-codes"],
  ["questions", "/admin/questions"],
  ["figures", "/admin/figures"],
  ["audit", "/admin/audit"],
] as const;

export type AdminPageName = (typeof ADMIN_PAGES)[number][0];

/** The ways to the pages of the administration; the one that is open says so. */
export async function AdminNav({ current }: { current: AdminPageName }) {
  const translate = await getTranslations("admin.nav");
  return (
    <nav aria-label={translate("label")} className="border-b border-line bg-surface">
      <ul className="page flex flex-wrap gap-2 py-2">
        {ADMIN_PAGES.map(([name, href]) => (
          <li key={name}>
            <Link
              href={href}
              prefetch={false}
              aria-current={name === current ? "page" : undefined}
              className={buttonVariants({ variant: name === current ? "primary" : "quiet", size: "small" })}
            >
              {translate(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
