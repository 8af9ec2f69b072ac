"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { notify } from "@/components/ui/toaster";
import { useSubmit } from "@/components/ui/use-submit";
import { setExternalCodeByEmail } from "@/lib/admin/actions";
import { callApi } from "@/lib/http/call";

type Props = {
  /** The student whose code it is; without it the form asks for the student's e-mail. */
  userId?: string;
  externalCode?: string;
};

/** Sets the school's own code of a student; an empty field removes it. */
export function ExternalCodeForm({ userId, externalCode = "" }: Props) {
  const t = useTranslations("admin.acts.code");
  const router = useRouter();
  const { submit, isBusy, errors } = useSubmit<{ ok: true } | { ok: false; message: string | null }>({
    send: ({ email = "", externalCode: code = "" }) =>
      userId
        ? callApi("/api/admin/update-external-code", { userId, externalCode: code })
        : setExternalCodeByEmail({ email, externalCode: code }),
    onDone: () => {
      notify({ tone: "good", title: t("done") });
      router.refresh();
    },
    words: { title: t("failed"), failed: t("failed") },
  });
  const common = { required: false, autoComplete: "off", className: "sm:flex-1" };
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-3 sm:flex-row sm:items-end">
      {!userId && (
        <Field
          id="tool-email"
          name="email"
          type="email"
          label={t("email")}
          error={errors["email"]}
          {...common}
          required
        />
      )}
      <Field
        id={userId ? "external-code" : "tool-external-code"}
        name="externalCode"
        label={t("label")}
        hint={t("hint")}
        error={errors["externalCode"]}
        defaultValue={externalCode}
        {...common}
      />
      <Button type="submit" variant="secondary" disabled={isBusy}>
        {t("save")}
      </Button>
    </form>
  );
}
