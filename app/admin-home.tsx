import { getTranslations } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { AdminFrame } from "@/components/admin/admin-frame";
import { AdminView } from "@/components/admin/admin-view";
import { LoadingPart } from "@/components/layout/loading-view";
import type { Admin } from "@/lib/accounts/actor";
import { readOverview } from "@/lib/admin/queries/overview";

type Props = { admin: Admin; children: ReactNode };

/**
 * The `Suspense` boundary stays mounted during a search, so the old list and its focus remain until the new result
 * arrives.
 */
export async function AdminHome({ admin, children }: Props) {
  const t = await getTranslations("admin.waiting");
  return (
    <AdminFrame admin={admin} current="home" title={t("title")}>
      <Suspense fallback={<LoadingPart />}>
        <Overview admin={admin}>{children}</Overview>
      </Suspense>
    </AdminFrame>
  );
}

async function Overview({ admin, children }: Props) {
  return <AdminView overview={await readOverview(admin)}>{children}</AdminView>;
}
