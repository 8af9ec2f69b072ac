import type { ComponentProps, ReactNode } from "react";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/utils";

type FrameProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong; marks the field as invalid. */
  error?: ReactNode;
  /** What to look at again; does not stop anybody. */
  warning?: ReactNode;
  className?: string;
};

/** The ids of the sentences that describe a field, for `aria-describedby`. */
export function describedBy(
  id: string,
  parts: { hint?: ReactNode; error?: ReactNode; warning?: ReactNode },
): string | undefined {
  const ids = [parts.hint && `${id}-hint`, parts.error && `${id}-error`, parts.warning && `${id}-warning`];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** Label, hint, error and warning around a control, which must use the same `id` and `describedBy`. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  warning,
  className,
  children,
}: FrameProps & { children: ReactNode }) {
  return (
    <div className={cn("space-y-1.5", error && "border-l-4 border-wrong pl-3", className)}>
      <Label htmlFor={id}>{label}</Label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-wrong">
          {error}
        </p>
      )}
      {children}
      {/* Always in the page, so that a warning that appears while typing is read out. */}
      {warning !== undefined && (
        <p id={`${id}-warning`} role="status" className="text-sm font-semibold text-careful">
          {warning}
        </p>
      )}
    </div>
  );
}

type Props = FrameProps & Omit<ComponentProps<"input">, "id" | "className"> & { id: string; inputClassName?: string };

/** A text field with its label, hint and error, tied together for assistive technology. */
export function Field({ id, label, hint, error, warning, className, inputClassName, ...input }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} warning={warning} className={className}>
      <Input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error, warning })}
        className={inputClassName}
        {...input}
      />
    </FieldFrame>
  );
}
