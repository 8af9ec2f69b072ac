import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TopBar } from "@/components/accounts/top-bar";
import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button";

type Props = {
  account: { firstName: string; lastName: string };
  hasPaid: boolean;
  title: string;
  children: ReactNode;
};

/** The frame of a page about one thing of one's own account: the way back, the title, the thing. */
export async function AccountFrame({ account, hasPaid, title, children }: Props) {
  const translate = await getTranslations("accounts.own.change");
  return (
    <PageShell header={<TopBar account={account} hasPaid={hasPaid} />} className="max-w-2xl space-y-6">
      <Link href="/account" prefetch={false} className={buttonVariants({ variant: "secondary", size: "small" })}>
        <ArrowLeft aria-hidden="true" />
        {translate("back")}
      </Link>
      <h1 className="text-3xl">{title}</h1>
      {children}
    </PageShell>
  );
}
