"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "@/components/report/save-file";
import { Button } from "@/components/ui/button";
import { textProperty } from "@/lib/call";

type State = { kind: "idle" | "pending" | "done" } | { kind: "failed"; text: string };

const FILE_NAME = /filename="([^"]+)"/;

/** Fetches everything that is stored about the person and saves it as a file. */
export function ExportButton({ texts }: { texts: Record<"button" | "pending" | "done" | "failed", string> }) {
  const [state, setState] = useState<State>({ kind: "idle" });

  const save = async () => {
    setState({ kind: "pending" });
    try {
      const response = await fetch("/api/account/export", { cache: "no-store" });
      if (!response.ok) {
        const body: unknown = await response.json().catch(() => null);
        return setState({ kind: "failed", text: textProperty(body, "message") ?? texts.failed });
      }
      const [, name = "export.json"] = FILE_NAME.exec(response.headers.get("content-disposition") ?? "") ?? [];
      saveFile(await response.blob(), name);
      setState({ kind: "done" });
    } catch {
      setState({ kind: "failed", text: texts.failed });
    }
  };

  return (
    <div className="space-y-2">
      <Button
        variant="secondary"
        onClick={() => void save()}
        disabled={state.kind === "pending"}
        className="w-full sm:w-auto"
      >
        <Download aria-hidden="true" />
        {state.kind === "pending" ? texts.pending : texts.button}
      </Button>
      {state.kind === "pending" && <progress aria-label={texts.pending} className="w-full" />}
      <p role="status" className={state.kind === "failed" ? "text-wrong" : "text-ink-soft"}>
        {state.kind === "failed" ? state.text : state.kind === "done" ? texts.done : ""}
      </p>
    </div>
  );
}
