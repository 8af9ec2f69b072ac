import type { ReactNode } from "react";

type Props = { id: string; title: string; text?: string; children: ReactNode };

export function HomeSection({ id, title, text, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 space-y-6">
      <div className="max-w-reading space-y-2">
        <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
          {title}
        </h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}
