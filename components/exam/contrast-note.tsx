import { ReadAloud } from "@/components/layout/read-aloud";
import type { ContrastView } from "@/lib/exam/contrast";

type Props = { label: string; contrast: ContrastView };

/** The difference between the learner's language and Italian that may explain an error. */
export function ContrastNote({ label, contrast: { title, note, wrong, right } }: Props) {
  return (
    <ReadAloud className="mt-2 max-w-reading rounded-md bg-sunken p-3">
      <p className="text-sm text-ink-soft">{label}</p>
      <p className="font-semibold">{title}</p>
      <p>{note}</p>
      <p lang="it" dir="ltr" className="mt-1">
        <s className="text-ink-soft">{wrong}</s> <strong className="text-accent">{right}</strong>
      </p>
    </ReadAloud>
  );
}
