"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { deleteRehearsalAndVoice } from "@/components/oral/delete-rehearsal";
import { deleteRecordings, listRecordings } from "@/components/oral/device/recordings";
import { Alert } from "@/components/ui/alert";
import { TitledCard } from "@/components/ui/card";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { rehearsalPath } from "@/lib/oral/paths";
import type { RehearsalSummary } from "@/lib/oral/rehearsal-view";
import { formatDay, formatMegabytes } from "@/lib/product/format";

/** Smaller recordings are shown as 0.1 MB, not as 0. */
const MIN_SHOWN_BYTES = 100_000;

type Props = { ownerId: string; rehearsals: readonly RehearsalSummary[] };

type Stored = { bytes: number; savedAt: number };

/**
 * A learner's rehearsals, with what their recordings take on this device; each can be deleted, or all. Recordings whose
 * rehearsal was deleted elsewhere are listed too.
 */
export function RehearsalList({ ownerId, rehearsals }: Props) {
  const translate = useTranslations("oral.list");
  const locale = useLocale();
  const [stored, setStored] = useState<ReadonlyMap<string, Stored> | null>(null);
  const [shown, setShown] = useState(rehearsals);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<"failed" | "removeFailed" | null>(null);

  useEffect(() => {
    let isCurrent = true;
    readStored(ownerId).then((found) => isCurrent && setStored(found));
    return () => {
      isCurrent = false;
    };
  }, [ownerId]);

  /** @param act throws if something was not deleted */
  const attempt = async (act: () => Promise<void>, failed: "failed" | "removeFailed") => {
    setBusy(true);
    setFailure(null);
    await act().catch(() => setFailure(failed));
    setStored(await readStored(ownerId));
    setBusy(false);
  };
  const remove = (rehearsalId?: string) => attempt(() => deleteRecordings(ownerId, rehearsalId), "failed");
  const removeRehearsal = (id: string) =>
    attempt(async () => {
      await deleteRehearsalAndVoice(ownerId, id);
      setShown((old) => old.filter((other) => other.id !== id));
    }, "removeFailed");

  const words = {
    confirmLabel: translate("confirm"),
    pendingLabel: translate("pending"),
    cancelLabel: translate("cancel"),
    variant: "danger" as const,
    isBusy,
  };
  const sizeOf = ({ bytes }: Stored) =>
    translate("size", { size: formatMegabytes(Math.max(bytes, MIN_SHOWN_BYTES), locale) });
  /** The button that deletes a rehearsal's recordings, or all. */
  const removal = (id?: string, bytes?: number) => (
    <ConfirmButton
      key={bytes}
      startLabel={translate(id === undefined ? "deleteAll" : "delete")}
      title={translate(id === undefined ? "deleteAllTitle" : "deleteTitle")}
      onConfirm={() => remove(id)}
      {...words}
      cancelLabel={translate(id === undefined ? "cancelAll" : "cancel")}
    >
      <p>{translate("deleteText")}</p>
    </ConfirmButton>
  );
  const strays = [...(stored ?? [])].filter(([id]) => !shown.some((one) => one.id === id));
  if (shown.length === 0 && strays.length === 0) return null;
  return (
    <TitledCard id="own-rehearsals" title={translate("title")} className="space-y-4">
      {failure && (
        <Alert tone="wrong" role="alert">
          {translate(failure)}
        </Alert>
      )}
      <ul className="divide-y divide-line">
        {shown.map(({ id, title, startedAt, finishedAt }) => {
          const own = stored?.get(id);
          return (
            <li key={id} className="space-y-2 py-3">
              <a href={rehearsalPath(id)} className="text-link inline-flex min-h-12 items-center font-semibold">
                {title ? (
                  <span lang="it" dir="ltr">
                    {title}
                  </span>
                ) : (
                  translate("untitled")
                )}
              </a>
              <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
                <span>{formatDay(new Date(startedAt), locale)}</span>
                {!finishedAt && <span>{translate("unfinished")}</span>}
                {stored && <span>{own ? sizeOf(own) : translate("noRecording")}</span>}
              </p>
              <div className="flex flex-wrap gap-2">
                {own && removal(id, own.bytes)}
                <ConfirmButton
                  startLabel={translate("remove")}
                  title={translate("removeTitle")}
                  onConfirm={() => removeRehearsal(id)}
                  {...words}
                >
                  <p>{translate("removeText")}</p>
                </ConfirmButton>
              </div>
            </li>
          );
        })}
        {strays.map(([id, own]) => (
          <li key={id} className="space-y-2 py-3">
            <p className="font-semibold">{translate("stray")}</p>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              <span>{formatDay(new Date(own.savedAt), locale)}</span>
              <span>{sizeOf(own)}</span>
            </p>
            {removal(id, own.bytes)}
          </li>
        ))}
      </ul>
      {stored && stored.size > 0 && removal()}
      <p className="text-sm text-ink-soft">{translate("kept")}</p>
    </TitledCard>
  );
}

/** Reads the size and date of the recordings on this device, by rehearsal. Empty if the browser cannot store any. */
async function readStored(ownerId: string): Promise<ReadonlyMap<string, Stored>> {
  const found = await listRecordings(ownerId).catch(() => []);
  return new Map(found.map(({ rehearsalId, ...stored }) => [rehearsalId, stored]));
}
