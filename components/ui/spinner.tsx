import { cn } from "@/lib/utils";

export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <span role="status" className={cn("inline-flex items-center gap-3", className)}>
      <span
        aria-hidden="true"
        className="spinner size-6 shrink-0 animate-spin rounded-full border-4 border-line border-t-accent"
      />
      <span>{label}</span>
    </span>
  );
}
