import type { ReactNode } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { AdminNav, type AdminPageName } from "@/components/admin/admin-nav";
import { PageShell } from "@/components/layout/page-shell";

type Props = {
  account: { firstName: string; lastName: string };
  /** Which of the administration's pages this is, or belongs to. */
  current: AdminPageName;
  title: string;
  children: ReactNode;
};

/** The frame of every page of the administration: who is signed in, the ways to the other pages, the page's title. */
export function AdminFrame({ account, current, title, children }: Props) {
  const header = (
    <>
      <AdminHeader account={account} />
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
