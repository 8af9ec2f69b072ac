import type { ReactNode } from "react";

/** Something long, folded away until it is wanted. */
export function Fold({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className="max-w-3xl rounded-lg border border-line bg-surface">
      <summary className="min-h-12 px-4 py-3 font-semibold sm:px-6">{label}</summary>
      <div className="space-y-5 border-t border-line p-4 sm:p-6">{children}</div>
    </details>
  );
}
