import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { AdminFrame } from "@/components/admin/admin-frame";
import { MarkingView } from "@/components/admin/marking-view";
import { openWriting } from "@/lib/admin/mutations/open-writing";
import { adminPageMetadata, requireAdminPage } from "@/lib/admin/page";
import { findBasicCheck } from "@/lib/writing/mutations/get-basic-check";
import { listTeacherLines } from "@/lib/writing/queries/teacher-lines";
import { getTask } from "@/lib/writing/task";

type Props = { params: Promise<{ writingId: string }> };

export const generateMetadata = adminPageMetadata("marking");

export default async function MarkingPage({ params }: Props) {
  const admin = await requireAdminPage();
  const id = z.uuid().safeParse((await params).writingId);
  const writing = id.success ? await openWriting(admin, id.data) : null;
  if (!writing) notFound();
  if (writing === "blind") redirect(`/admin/writings/${id.data}/blind`);
  const t = await getTranslations("admin.marking");
  const { handedIn } = writing;
  const sources = {
    explained: handedIn.result?.errors ?? [],
    findings: await findBasicCheck(handedIn),
    lines: await listTeacherLines(admin),
  };
  return (
    <AdminFrame admin={admin} current="writings" title={t("heading", { id: writing.attemptId })}>
      <MarkingView writing={writing} task={getTask(writing.simulationId, handedIn.option)} sources={sources} />
    </AdminFrame>
  );
}
