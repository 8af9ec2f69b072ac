import type { ReactNode } from "react";
import { cn } from "@/lib/utils";

type Props = {
  id: string;
  title: string;
  text?: string;
  isSunken?: boolean;
  /** Of the content below the title. */
  className?: string;
  children: ReactNode;
};

/** A part of the home page, from edge to edge. */
export function HomeSection({ id, title, text, isSunken = false, className, children }: Props) {
  return (
    <div className={cn(isSunken && "bg-sunken")}>
      <section
        id={id}
        aria-labelledby={`${id}-title`}
        className="page scroll-mt-2 space-y-4 py-5 sm:py-12 lg:space-y-6"
      >
        <div className="max-w-reading space-y-1">
          <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
            {title}
          </h2>
          {text && <p className="text-ink-soft">{text}</p>}
        </div>
        <div className={className}>{children}</div>
      </section>
    </div>
  );
}
