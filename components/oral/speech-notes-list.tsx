import { useTranslations } from "next-intl";
import type { RehearsalView } from "@/lib/oral/rehearsal-view";

/** The effects of the reader's language on spoken Italian, and an exercise. */
export function SpeechNotesList({ notes }: { notes: NonNullable<RehearsalView["speechNotes"]> }) {
  const translate = useTranslations("oral.notes");
  return (
    <div className="space-y-3">
      <p className="text-ink-soft">{translate("lead")}</p>
      <ul className="space-y-3">
        {notes.notes.map(({ note, wrong, right }) => (
          <li key={note}>
            <p>{note}</p>
            <p lang="it" dir="ltr">
              <del>{wrong}</del>
              <span>{" → "}</span>
              <strong>{right}</strong>
            </p>
          </li>
        ))}
      </ul>
      <h3 className="font-semibold">{translate("exercise")}</h3>
      <p>{notes.exercise}</p>
    </div>
  );
}
