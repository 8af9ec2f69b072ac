"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FieldFrame } from "@/components/ui/field";
import { clearItemFlag, flagItem } from "@/lib/admin/actions";
import type { ClearedFlag } from "@/lib/admin/question-name";

type Props = { question: ClearedFlag; note: string | null };

/** The marker "to be looked at": set with a note, changed, or taken away. */
export function FlagForm({ question, note }: Props) {
  const t = useTranslations("admin.questions.flag");
  const router = useRouter();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [done, setDone] = useState<"saved" | "cleared" | null>(null);
  const [isSending, startSending] = useTransition();

  const send = (kind: "saved" | "cleared", work: () => ReturnType<typeof flagItem>) => {
    setTrouble(null);
    setDone(null);
    startSending(async () => {
      const answer = await work().catch(() => null);
      if (!answer?.ok) return setTrouble(answer?.message ?? t("failed"));
      setDone(kind);
      router.refresh();
    });
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("note") ?? "");
    send("saved", () => flagItem({ ...question, note: text }));
  };

  return (
    <form onSubmit={save} className="space-y-3">
      <h2 className="text-2xl">{t("title")}</h2>
      <p>{note === null ? t("notSet") : t("set")}</p>
      <FieldFrame id="note" label={t("note")} hint={t("hint")}>
        <textarea
          id="note"
          name="note"
          rows={3}
          required
          maxLength={500}
          key={note}
          defaultValue={note ?? ""}
          aria-describedby="note-hint"
          className="w-full rounded-md border-2 border-edge bg-surface p-3 text-base"
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSending}>
          {note === null ? t("mark") : t("change")}
        </Button>
        {note !== null && (
          <Button
            variant="secondary"
            disabled={isSending}
            onClick={() => send("cleared", () => clearItemFlag(question))}
          >
            {t("clear")}
          </Button>
        )}
      </div>
      <p role="status">{done && t(done)}</p>
      {trouble && (
        <Alert role="alert" tone="wrong">
          {trouble}
        </Alert>
      )}
    </form>
  );
}
