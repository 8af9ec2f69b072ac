import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Logout } from "@/components/accounts/logout";
import { SiteHeader } from "@/components/layout/site-header";
import { buttonVariants } from "@/components/ui/button";

/** The head of every page of the administration. */
export async function AdminHeader({ account }: { account: { firstName: string; lastName: string } }) {
  const translate = await getTranslations("admin");
  const layout = await getTranslations("layout");
  const look = buttonVariants({ variant: "secondary", size: "small" });
  return (
    <SiteHeader>
      <nav aria-label={layout("menu")} className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">
          {layout("greeting", { name: `${account.firstName} ${account.lastName}`.trim() })}
        </span>
        <Link href="/simulazioni" prefetch={false} className={look}>
          {translate("simulations")}
        </Link>
        <Link href="/account" prefetch={false} className={look}>
          {translate("account")}
        </Link>
        <Logout label={translate("logout")} />
      </nav>
    </SiteHeader>
  );
}
