"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useAdminCall } from "@/components/admin/admin-panel";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { property } from "@/lib/call";

/** Suspends all learners whose access has expired, after saying how many they are. `count`: how many it touches. */
export function SuspendExpired({ count }: { count: number }) {
  const translate = useTranslations("admin.tools");
  const router = useRouter();
  const call = useAdminCall();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);

  const suspend = async () => {
    setBusy(true);
    const answer = await call("/api/admin/suspend-expired-users", {});
    setBusy(false);
    dialog.current?.close();
    const suspended = answer.ok ? property(answer.data, "suspendedCount") : null;
    if (typeof suspended === "number") {
      notify({ tone: "good", title: translate("suspended", { count: suspended }) });
      router.refresh();
    } else if (answer.ok || ![401, 403].includes(answer.status)) {
      notify({ tone: "wrong", title: translate("suspendFailed") });
    }
  };

  return (
    <div>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {translate("suspend")}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="suspend-title"
        aria-describedby="suspend-text"
        className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-lg border border-line bg-surface p-5 text-ink sm:p-6"
      >
        <h2 id="suspend-title" className="text-xl">
          {translate("suspendTitle")}
        </h2>
        <div id="suspend-text" className="mt-2 space-y-2">
          <p className="font-semibold">{translate("suspendText", { count })}</p>
          <p>{translate("suspendEffect")}</p>
        </div>
        {count > 0 && (
          <p className="mt-2">
            <Link
              href="/admin?filter=expired"
              prefetch={false}
              onClick={() => dialog.current?.close()}
              className="inline-block min-h-11 py-2 underline underline-offset-4"
            >
              {translate("suspendWho")}
            </Link>
          </p>
        )}
        <div className="mt-5 flex flex-col gap-3 sm:flex-row-reverse">
          {count > 0 && (
            <Button variant="danger" onClick={suspend} disabled={isBusy}>
              {isBusy ? translate("suspending") : translate("suspendConfirm", { count })}
            </Button>
          )}
          <Button variant="secondary" onClick={() => dialog.current?.close()} disabled={isBusy}>
            {translate("suspendCancel")}
          </Button>
        </div>
      </dialog>
    </div>
  );
}
