import type { ReactNode } from "react";

type Props = { id: string; title: ReactNode; level?: "h2" | "h3"; children: ReactNode };

/** A headed section of an admin page. `id`: the heading's id, unique on the page. */
export function PageSection({ id, title, level: Heading = "h2", children }: Props) {
  return (
    <section aria-labelledby={id} className="space-y-3">
      <Heading id={id} className={Heading === "h2" ? "text-2xl" : "text-lg"}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export function EmptyState({ children }: { children: ReactNode }) {
  return <div className="space-y-3 rounded-md border border-dashed border-edge p-4">{children}</div>;
}
