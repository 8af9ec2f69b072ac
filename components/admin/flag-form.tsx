"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/field";
import { useSubmit } from "@/components/ui/use-submit";
import { clearItemFlag, flagItem } from "@/lib/admin/actions";
import type { QuestionRef } from "@/lib/admin/schema";

type Props = { question: QuestionRef; note: string | null };

export function FlagForm({ question, note }: Props) {
  const t = useTranslations("admin.questions.flag");
  const router = useRouter();
  const [done, setDone] = useState<"saved" | "cleared" | null>(null);
  const options = (what: "saved" | "cleared") => ({
    onDone: () => {
      setDone(what);
      router.refresh();
    },
    words: { failed: t("failed") },
  });
  const save = useSubmit({ send: ({ note: text = "" }) => flagItem({ ...question, note: text }), ...options("saved") });
  const clear = useSubmit({ send: () => clearItemFlag(question), ...options("cleared") });
  const isBusy = save.isBusy || clear.isBusy;
  const formError = save.formError ?? clear.formError;
  return (
    <form method="post" onSubmit={save.submit} className="space-y-3">
      <h2 className="text-xl">{t("title")}</h2>
      <p>{note === null ? t("notSet") : t("set")}</p>
      <TextArea
        key={note}
        id="note"
        name="note"
        label={t("note")}
        hint={t("hint")}
        error={save.errors["note"]}
        required
        maxLength={500}
        defaultValue={note ?? ""}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {note === null ? t("mark") : t("change")}
        </Button>
        {note !== null && (
          <Button variant="secondary" disabled={isBusy} onClick={() => clear.submit()}>
            {t("clear")}
          </Button>
        )}
      </div>
      <p role="status">{!isBusy && !formError && done && t(done)}</p>
      {formError && (
        <Alert role="alert" tone="wrong">
          {formError}
        </Alert>
      )}
    </form>
  );
}
