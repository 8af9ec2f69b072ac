import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { AdminFrame } from "@/components/admin/admin-frame";
import { BlindMarkingRefused, BlindMarkingView } from "@/components/admin/blind-marking-view";
import { adminPageMetadata, requireAdminPage } from "@/lib/admin/page";
import { findBlindText } from "@/lib/admin/queries/blind-marks";
import { AppError } from "@/lib/http/errors";
import { beginBlindMarks } from "@/lib/writing/mutations/blind-marks";
import { getTask } from "@/lib/writing/task";

type Props = { params: Promise<{ writingId: string }> };

export const generateMetadata = adminPageMetadata("blind");

/** Opening the page begins blind marking: other marks stay hidden until this teacher's are saved. */
export default async function BlindPage({ params }: Props) {
  const admin = await requireAdminPage();
  const id = z.uuid().safeParse((await params).writingId);
  if (!id.success) notFound();
  const refusal = await beginBlindMarks(admin, id.data).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  if (refusal?.code === "not_found") notFound();
  const text = refusal ? null : await findBlindText(admin, id.data);
  const t = await getTranslations("admin.blind");
  return (
    <AdminFrame admin={admin} current="writings" title={t("title")}>
      {text ? (
        <BlindMarkingView writing={text} task={getTask(text.simulationId, text.option)} />
      ) : (
        <BlindMarkingRefused />
      )}
    </AdminFrame>
  );
}
