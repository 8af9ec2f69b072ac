import type { ReactNode } from "react";

type Props = { id: string; title: ReactNode; level?: "h2" | "h3"; children: ReactNode };

/** A headed section of an admin page. `id`: the heading's id, unique on the page. */
export function PageSection({ id, title, level: Heading = "h2", children }: Props) {
  return (
    <section aria-labelledby={id} className="space-y-3">
      <Heading id={id} className={Heading === "h2" ? "text-xl" : "text-lg"}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export function EmptyState({ children }: { children: ReactNode }) {
  return <div className="space-y-3 rounded-md bg-sunken p-3">{children}</div>;
}

/** What is rarely read, folded under its title. */
export function Folded({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-12 py-3 font-semibold underline underline-offset-4 md:min-h-10 md:py-2">
        {title}
      </summary>
      {children}
    </details>
  );
}
