"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { deleteRehearsalAndVoice } from "@/components/oral/delete-rehearsal";
import { deleteRecordings, listRecordings } from "@/components/oral/device/recordings";
import { Alert } from "@/components/ui/alert";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { rehearsalPath } from "@/lib/oral/paths";
import type { RehearsalSummary } from "@/lib/oral/rehearsal-view";
import { formatDay, formatMegabytes } from "@/lib/product/format";

/** Smaller recordings are shown as 0.1 MB, not as 0. */
const LEAST_SHOWN_BYTES = 100_000;

type Props = { ownerId: string; rehearsals: readonly RehearsalSummary[] };

/** A learner's rehearsals, with what their recordings take on this device; each can be deleted, or all. */
export function RehearsalList({ ownerId, rehearsals }: Props) {
  const translate = useTranslations("oral.list");
  const locale = useLocale();
  const [bytes, setBytes] = useState<ReadonlyMap<string, number> | null>(null);
  const [shown, setShown] = useState(rehearsals);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<"failed" | "removeFailed" | null>(null);

  useEffect(() => {
    let isCurrent = true;
    readSizes(ownerId).then((sizes) => isCurrent && setBytes(sizes));
    return () => {
      isCurrent = false;
    };
  }, [ownerId]);

  /** @param act throws if something was not deleted */
  const attempt = async (act: () => Promise<void>, failed: "failed" | "removeFailed") => {
    setBusy(true);
    setFailure(null);
    await act().catch(() => setFailure(failed));
    setBytes(await readSizes(ownerId));
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
  return (
    <div className="space-y-4">
      {failure && (
        <Alert tone="wrong" role="alert">
          {translate(failure)}
        </Alert>
      )}
      <ul className="divide-y divide-line">
        {shown.map(({ id, title, startedAt, finishedAt }) => {
          const size = bytes?.get(id);
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
                {bytes && (
                  <span>
                    {size
                      ? translate("size", { size: formatMegabytes(Math.max(size, LEAST_SHOWN_BYTES), locale) })
                      : translate("noRecording")}
                  </span>
                )}
              </p>
              <div className="flex flex-wrap gap-2">
                {size !== undefined && (
                  <ConfirmButton
                    key={size}
                    startLabel={translate("delete")}
                    title={translate("deleteTitle")}
                    onConfirm={() => remove(id)}
                    {...words}
                  >
                    <p>{translate("deleteText")}</p>
                  </ConfirmButton>
                )}
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
      </ul>
      {bytes && bytes.size > 0 && (
        <ConfirmButton
          startLabel={translate("deleteAll")}
          title={translate("deleteTitle")}
          onConfirm={() => remove()}
          {...words}
        >
          <p>{translate("deleteText")}</p>
        </ConfirmButton>
      )}
      <p className="text-sm text-ink-soft">{translate("kept")}</p>
    </div>
  );
}

/** Bytes by rehearsal; none where the browser stores nothing. */
async function readSizes(ownerId: string): Promise<ReadonlyMap<string, number>> {
  const found = await listRecordings(ownerId).catch(() => []);
  return new Map(found.map(({ rehearsalId, bytes }) => [rehearsalId, bytes]));
}
