"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { toRefusal } from "@/lib/http/call";
import { startRehearsal } from "@/lib/oral/calls";
import { rehearsalPath } from "@/lib/oral/paths";
import { REHEARSAL_MODES, type RehearsalMode } from "@/lib/oral/rehearsal-view";

/** The choice of how to rehearse, and the way in. */
export function StartRehearsal({ ownerId }: { ownerId: string }) {
  const translate = useTranslations("oral.start");
  const isReady = useHydrated();
  const [mode, setMode] = useState<RehearsalMode>("help");
  const [state, setState] = useState<"choosing" | "starting">("choosing");
  const [refusal, setRefusal] = useState<string | null>(null);

  const start = async (chosen: RehearsalMode, show?: "typing") => {
    setState("starting");
    setRefusal(null);
    const started = await startRehearsal({ mode: chosen }, ownerId);
    if (started.ok) return window.location.assign(rehearsalPath(started.data.id, show));
    setState("choosing");
    setRefusal(toRefusal(started, translate(started.status === 0 ? "offline" : "failed")));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start(mode);
  };
  const isBlocked = !isReady || state === "starting";
  return (
    <form method="post" onSubmit={submit} className="space-y-4">
      <fieldset className="min-w-0 space-y-3">
        <legend className="font-display text-xl font-semibold">{translate("title")}</legend>
        {REHEARSAL_MODES.toReversed().map((one) => (
          <label key={one} className="answer-row py-3">
            <input
              type="radio"
              name="mode"
              value={one}
              checked={mode === one}
              onChange={() => setMode(one)}
              className="size-6 shrink-0 accent-chosen focus-visible:outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{translate(one)}</span>
              <span className="block text-sm text-ink-soft">{translate(`${one}Text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {refusal && (
        <Alert tone="wrong" role="alert">
          {refusal}
        </Alert>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" disabled={isBlocked}>
          {translate("submit")}
        </Button>
        <Button variant="quiet" disabled={isBlocked} onClick={() => start("help", "typing")}>
          {translate("typing")}
        </Button>
      </div>
    </form>
  );
}
