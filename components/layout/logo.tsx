import { cn } from "@/lib/utils";

/** The product's own mark, an open book with a tick, and its name. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2 text-xl font-bold text-ink", className)}>
      <svg viewBox="0 0 32 32" className="size-9 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="5" className="fill-accent" />
        <path
          d="M16 10.5c-2.6-1.9-5.9-2.3-9.5-1.7v13.4c3.6-.6 6.9-.2 9.5 1.7 2.6-1.9 5.9-2.3 9.5-1.7V8.8c-3.6-.6-6.9-.2-9.5 1.7Z"
          className="fill-on-accent"
        />
        <path d="M16 10.5v13.4" className="stroke-accent" strokeWidth="1.6" />
        <path
          d="m18.6 15.9 1.9 1.9 3-3.8"
          className="stroke-accent"
          strokeWidth="1.8"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {name}
    </span>
  );
}
