import type { ReactNode } from "react";

type Fact = readonly [name: string, value: ReactNode];

/** Name-value pairs. `columns`: grid classes that adapt to the text size. */
export function Facts({ facts, columns }: { facts: readonly Fact[]; columns: string }) {
  return (
    <dl className={`grid gap-x-6 gap-y-2 ${columns}`}>
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0 break-words">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Figure = { name: string; value: string; isFaint: boolean; notes: readonly (string | null)[] };

export function FigureCards({ figures, columns }: { figures: readonly Figure[]; columns: string }) {
  return (
    <dl className={`grid gap-3 ${columns}`}>
      {figures.map(({ name, value, isFaint, notes }) => (
        <div key={name} className="space-y-1 rounded-md bg-sunken p-3">
          <dt className="text-ink-soft">{name}</dt>
          <dd className={`text-2xl tabular-nums ${isFaint ? "text-ink-soft" : ""}`}>{value}</dd>
          {notes.map(
            (note) =>
              note && (
                <dd key={note} className="text-sm text-ink-soft tabular-nums">
                  {note}
                </dd>
              ),
          )}
        </div>
      ))}
    </dl>
  );
}
