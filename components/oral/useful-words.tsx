import type { WordView } from "@/lib/oral/rehearsal-view";

/** The words of a topic, with what they mean in the reader's language. */
export function UsefulWords({ words }: { words: readonly WordView[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {words.map(({ it, gloss }) => (
        <div key={it} className="flex flex-wrap gap-x-3">
          <dt lang="it" className="font-semibold">
            {it}
          </dt>
          <dd className="text-ink-soft">{gloss}</dd>
        </div>
      ))}
    </dl>
  );
}
