"use client";

import { useTranslations } from "next-intl";
import { ActDialog, type Who } from "@/components/admin/act-dialog";
import { resendMail } from "@/lib/admin/actions";

/** Sends one mail once more. */
export function ResendMail({ who, mailId, mail }: { who: Who; mailId: string; mail: string }) {
  const t = useTranslations("admin.acts");
  return (
    <ActDialog
      who={who}
      label={t("resend.label", { mail })}
      text={t("resend.text")}
      done={t("resend.done")}
      failed={t("failed")}
      run={() => resendMail({ mailId })}
    />
  );
}
