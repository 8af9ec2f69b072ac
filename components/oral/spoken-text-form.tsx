import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { toRefusal } from "@/lib/http/call";
import { requestSpokenCorrection, saveSpokenText } from "@/lib/oral/calls";
import type { RehearsalView } from "@/lib/oral/rehearsal-view";
import { MAX_SPOKEN_TEXT } from "@/lib/oral/rehearsal-view";

type Props = { view: Pick<RehearsalView, "id" | "text" | "correction" | "isCorrectionOffered"> };

/** The spoken text, typed and confirmed by the learner, then corrected with their consent. It gets no mark. */
export function SpokenTextForm({ view }: Props) {
  const translate = useTranslations("oral.text");
  const [text, setText] = useState(view.text ?? "");
  const [confirmed, setConfirmed] = useState(view.text);
  const [correction, setCorrection] = useState(view.correction);
  const [state, setState] = useState<"idle" | "saving" | "correcting">("idle");
  const [refusal, setRefusal] = useState<string | null>(null);
  const isConfirmed = confirmed !== null && confirmed === text.trim();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setState("saving");
    setRefusal(null);
    const saved = await saveSpokenText(view.id, text.trim());
    setState("idle");
    setRefusal(toRefusal(saved, translate("failed")));
    if (!saved.ok) return;
    setConfirmed(text.trim());
    setCorrection(null);
  };
  const correct = async () => {
    setState("correcting");
    setRefusal(null);
    const corrected = await requestSpokenCorrection(view.id);
    setState("idle");
    setRefusal(toRefusal(corrected, translate("failed")));
    if (corrected.ok) setCorrection(corrected.data);
  };
  return (
    <form method="post" onSubmit={save} className="space-y-3">
      <p>{translate("lead")}</p>
      <p className="text-sm text-ink-soft">{translate("dictation")}</p>
      <label htmlFor="spoken-text" className="block font-semibold">
        {translate("label")}
      </label>
      <textarea
        id="spoken-text"
        name="text"
        lang="it"
        dir="ltr"
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={MAX_SPOKEN_TEXT}
        spellCheck={false}
        readOnly={state === "correcting"}
        className="block field-sizing-content min-h-32 w-full rounded-md border-2 border-edge bg-surface p-3 text-reading"
      />
      {refusal && (
        <Alert tone="wrong" role="alert">
          {refusal}
        </Alert>
      )}
      {!isConfirmed && (
        <Button type="submit" variant="secondary" disabled={text.trim() === "" || state === "saving"}>
          {translate("save")}
        </Button>
      )}
      {isConfirmed && !correction && (
        <>
          <p role="status">{translate("saved")}</p>
          {view.isCorrectionOffered && (
            <>
              <p>{translate("consent")}</p>
              <Button variant="secondary" disabled={state === "correcting"} onClick={correct}>
                {translate(state === "correcting" ? "correcting" : "correct")}
              </Button>
            </>
          )}
        </>
      )}
      {isConfirmed && correction && <Patterns patterns={correction.patterns} />}
    </form>
  );
}

function Patterns({ patterns }: { patterns: NonNullable<RehearsalView["correction"]>["patterns"] }) {
  const translate = useTranslations("oral.text");
  const deck = useTranslations("deck.error");
  if (patterns.length === 0) return <p role="status">{translate("none")}</p>;
  return (
    <div role="status" className="space-y-3">
      <h3 className="font-semibold">{translate("patterns")}</h3>
      <ul className="space-y-3">
        {patterns.map(({ original, corrected, explanation }) => (
          <li key={original}>
            <p lang="it" dir="ltr">
              <del>{original}</del>
              <span>{" → "}</span>
              <strong>{corrected}</strong>
            </p>
            <p>{explanation}</p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{deck("byAi")}</p>
    </div>
  );
}
