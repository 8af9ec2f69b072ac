"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { notify } from "@/components/ui/toaster";
import { setExternalCodeByEmail } from "@/lib/admin/actions";
import { callApi } from "@/lib/call";

type Props = {
  /** Of the student whose code it is; without it the form asks for the student's e-mail. */
  userId?: string;
  externalCode?: string;
};

/** Sets the school's own code of a student; an empty field takes it away. */
export function ExternalCodeForm({ userId, externalCode = "" }: Props) {
  const t = useTranslations("admin.acts.code");
  const router = useRouter();
  const [isBusy, start] = useTransition();
  const id = userId ? "external-code" : "tool-external-code";

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = String(form.get("externalCode") ?? "");
    start(async () => {
      const save = userId
        ? callApi("/api/admin/update-external-code", { userId, externalCode: code })
        : setExternalCodeByEmail({ email: String(form.get("email") ?? ""), externalCode: code });
      const answer = await save.catch(() => ({ ok: false as const, message: null }));
      if (!answer.ok) return notify({ tone: "wrong", title: t("failed"), text: answer.message ?? undefined });
      notify({ tone: "good", title: t("done") });
      router.refresh();
    });
  };

  return (
    <form onSubmit={send} className="flex flex-col gap-3 sm:flex-row sm:items-end">
      {!userId && (
        <Field
          id="tool-email"
          name="email"
          type="email"
          label={t("email")}
          required
          autoComplete="off"
          className="sm:flex-1"
        />
      )}
      <Field
        id={id}
        name="externalCode"
        label={t("label")}
        hint={t("hint")}
        defaultValue={externalCode}
        maxLength={80}
        autoComplete="off"
        className="sm:flex-1"
      />
      <Button type="submit" variant="secondary" disabled={isBusy}>
        {t("save")}
      </Button>
    </form>
  );
}
