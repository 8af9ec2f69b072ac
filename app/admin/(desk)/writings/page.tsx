import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { BlindDesk } from "@/components/admin/blind-desk";
import { WritingQueue } from "@/components/admin/writing-queue";
import { requireAdminPage, titleOf } from "@/lib/admin/page";
import { listBlindTexts, readAgreement } from "@/lib/admin/queries/blind-marks";
import { listWritingsToMark, QUEUE_KINDS } from "@/lib/admin/queries/writings";

type Props = { searchParams: Promise<{ kind?: string | string[] }> };

export const generateMetadata = titleOf("writings");

export default async function WritingsPage({ searchParams }: Props) {
  const admin = await requireAdminPage();
  const { kind: asked } = await searchParams;
  const kind = QUEUE_KINDS.find((one) => one === asked) ?? null;
  const translate = await getTranslations("admin.writings");
  return (
    <AdminFrame admin={admin} current="writings" title={translate("title")}>
      <WritingQueue writings={await listWritingsToMark(admin)} kind={kind} />
      <BlindDesk texts={await listBlindTexts(admin)} agreement={await readAgreement(admin)} />
    </AdminFrame>
  );
}
