import { cn } from "@/lib/utils";

/** The logo and product name. `app/icon.svg` is the same mark. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2 font-display text-xl font-semibold text-ink", className)}>
      <svg viewBox="0 0 32 32" className="size-9 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path
          d="M4.5 8c4.8-.3 8.5.6 11.5 3 3-2.4 6.7-3.3 11.5-3v15.5c-4.8-.3-8.5.6-11.5 3-3-2.4-6.7-3.3-11.5-3Z"
          className="fill-on-accent"
        />
        <path
          d="m10.5 16.2 4.2 4.3 7.3-8"
          className="stroke-accent"
          strokeWidth="3.4"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{name}</span>
    </span>
  );
}
