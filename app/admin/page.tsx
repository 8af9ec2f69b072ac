import { notFound } from "next/navigation";
import { LandingView } from "@/components/accounts/landing-view";
import { AdminView } from "@/components/admin/admin-view";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { readOverview } from "@/lib/admin/queries/overview";
import { readStudentQuery } from "@/lib/admin/student-query";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdminPage({ searchParams }: Props) {
  const account = await findAccount();
  if (!account) return <LandingView />;
  if (!account.isAdmin || account.isSuspended) notFound();
  const query = readStudentQuery(await searchParams);
  return <AdminView account={account} query={query} {...(await readOverview(await requireAdmin(), query))} />;
}
