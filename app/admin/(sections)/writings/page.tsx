import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { BlindMarking } from "@/components/admin/blind-marking";
import { WritingQueue } from "@/components/admin/writing-queue";
import { adminPageMetadata, requireAdminPage } from "@/lib/admin/page";
import { listBlindTexts, readAgreement } from "@/lib/admin/queries/blind-marks";
import { listWritingsToMark, QUEUE_KINDS } from "@/lib/admin/queries/writings";

type Props = { searchParams: Promise<{ kind?: string | string[] }> };

export const generateMetadata = adminPageMetadata("writings");

export default async function WritingsPage({ searchParams }: Props) {
  const admin = await requireAdminPage();
  const { kind: requestedKind } = await searchParams;
  const kind = QUEUE_KINDS.find((one) => one === requestedKind) ?? null;
  const t = await getTranslations("admin.writings");
  return (
    <AdminFrame admin={admin} current="writings" title={t("title")}>
      <WritingQueue writings={await listWritingsToMark(admin)} kind={kind} />
      <BlindMarking texts={await listBlindTexts(admin)} agreement={await readAgreement(admin)} />
    </AdminFrame>
  );
}
