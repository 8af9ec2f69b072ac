import type { ReactNode } from "react";

export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className="max-w-3xl rounded-lg bg-surface contrast-more:outline contrast-more:outline-line">
      <summary className="min-h-12 px-4 py-3 font-semibold sm:px-6">{label}</summary>
      <div className="space-y-5 px-4 pt-1 pb-4 sm:px-6 sm:pb-6">{children}</div>
    </details>
  );
}
