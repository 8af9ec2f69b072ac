"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ContactLine } from "@/components/layout/contact-line";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { type OpenedDraft, requestDraftCorrection, useDraft } from "@/components/writing/drafts/use-draft";
import { TextConflict } from "@/components/writing/text-conflict";
import { TextField } from "@/components/writing/text-field";
import { WritingWait } from "@/components/writing/writing-wait";

type Props = {
  draft: OpenedDraft;
  path: string;
  wordCount: { min: number; max: number };
  /** The previous draft, which must not be handed in unchanged; null for a repeated task. */
  previousText: string | null;
  isAiConfigured: boolean;
  /** Whether the learner has a draft left to hand in; the text is saved in any case. */
  mayHandIn: boolean;
};

export function DraftEditor({ draft, path, wordCount, previousText, isAiConfigured, mayHandIn }: Props) {
  const t = useTranslations("drafts.editor");
  const router = useRouter();
  const [trouble, setTrouble] = useState<"empty" | { text: string } | null>(null);
  const [beganAt, setBeganAt] = useState<number | null>(null);
  const showResult = () => {
    router.replace(path, { scroll: true });
    router.refresh();
  };
  const { sync, view, isKept } = useDraft(draft, showResult);
  const text = view.answers["text"] ?? "";

  const send = async (): Promise<typeof trouble> => {
    if (text.trim() === "") return "empty";
    if (previousText !== null && previousText.trim() === text.trim()) return { text: t("unchanged") };
    if (!(await sync.flush())) return { text: t("notSaved") };
    const response = await requestDraftCorrection(draft, { text, revision: sync.revision });
    if (!response.ok && response.reason === "newer_answers_saved") await sync.catchUp();
    if (!response.ok && response.status !== 0)
      return { text: response.fields["text"] ?? response.message ?? t("failed") };
    // The request may have succeeded although its response was lost; the refreshed page shows it.
    if (!response.ok) router.refresh();
    else {
      sync.lock({ text });
      showResult();
    }
    return response.ok ? null : { text: t("failed") };
  };
  const handIn = async () => {
    if (beganAt !== null) return;
    setTrouble(null);
    setBeganAt(Date.now());
    const found = await send();
    // On success it stays busy until the page shows the result.
    if (found) setBeganAt(null);
    setTrouble(found);
  };

  if (beganAt !== null && trouble === null) return <WritingWait beganAt={beganAt} isAiConfigured={isAiConfigured} />;
  return (
    <div className="min-w-0 [--bottom:0px]">
      {view.theirs && (
        <TextConflict mine={text} theirs={view.theirs["text"] ?? ""} onKeep={(keep) => sync.resolveConflict(keep)} />
      )}
      <TextField
        text={text}
        wordCount={wordCount}
        isEmpty={trouble === "empty" && text.trim() === ""}
        onChange={(typed) => sync.change("text", typed)}
      />
      <SaveStatus state={view.state} path={path} isKept={isKept} />
      {trouble !== null && trouble !== "empty" && (
        <Alert role="alert" tone="wrong" className="mt-3">
          <p>{trouble.text}</p>
          <ContactLine />
        </Alert>
      )}
      {mayHandIn && (
        <Button onClick={() => void handIn()} className="mt-4 w-full sm:w-auto">
          {t(previousText === null ? "correct" : "correctAgain")}
        </Button>
      )}
    </div>
  );
}

type SaveStatusProps = { state: ReturnType<typeof useDraft>["view"]["state"]; path: string; isKept: boolean };

function SaveStatus({ state, path, isKept }: SaveStatusProps) {
  const t = useTranslations("exam.save");
  if (state === "signedOut")
    return (
      <Alert role="alert" tone="careful" title={t("signedOutTitle")} className="mt-3">
        <p>{t(isKept ? "signedOutKept" : "signedOut")}</p>
        <a
          href={path}
          // The text is only in this page.
          target={isKept ? undefined : "_blank"}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t("signIn")}
        </a>
      </Alert>
    );
  const word = state === "refused" || state === "conflict" ? "notSaved" : state;
  return (
    <p role="status" className="min-h-6 text-sm text-ink-soft">
      {word !== "idle" && t(word)}
    </p>
  );
}
