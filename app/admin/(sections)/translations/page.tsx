import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { TranslationProposals } from "@/components/admin/translation-proposals";
import { adminPageMetadata, requireAdminPage } from "@/lib/admin/page";
import { listTranslationProposals } from "@/lib/admin/queries/translation-proposals";

type Props = { searchParams: Promise<{ state?: string | string[] }> };

export const generateMetadata = adminPageMetadata("translations");

export default async function TranslationsPage({ searchParams }: Props) {
  const admin = await requireAdminPage();
  const isDone = (await searchParams).state === "done";
  const t = await getTranslations("admin.translations");
  return (
    <AdminFrame admin={admin} current="translations" title={t("title")}>
      <p className="max-w-reading">{t("lead")}</p>
      <TranslationProposals {...(await listTranslationProposals(admin, isDone))} isDone={isDone} />
    </AdminFrame>
  );
}
