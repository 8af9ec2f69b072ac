import type { ComponentProps, ReactNode } from "react";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { cn } from "@/lib/utils";

export type FrameProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** A warning that does not block submission. */
  warning?: ReactNode;
  className?: string;
};

/** The id and ARIA attributes that link a control to its messages. */
export function describeControl({ id, hint, error, warning }: Omit<FrameProps, "label">) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`];
  const describedBy = ids.filter(Boolean).join(" ") || undefined;
  return { id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy };
}

type MessageProps = { id: string; children: ReactNode };

/** Hint of the control with this `id`; nothing without text. */
export function FieldHint({ id, children }: MessageProps) {
  if (!children) return null;
  return (
    <p id={`${id}-hint`} className="text-sm text-ink-soft">
      {children}
    </p>
  );
}

/** Error of the control with this `id`; nothing without text. */
export function FieldError({ id, children }: MessageProps) {
  if (!children) return null;
  return (
    <p id={`${id}-error`} className="font-semibold text-wrong">
      {children}
    </p>
  );
}

/** Label, hint, error and warning around a control with the same `id`. */
export function FieldFrame(props: FrameProps & { children: ReactNode }) {
  const { id, label, hint, error, warning, className, children } = props;
  return (
    <div className={cn("space-y-1.5", error && "border-s-4 border-wrong ps-3", className)}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      {children}
      {/* Always rendered, so that screen readers announce a warning that appears while typing. */}
      {warning !== undefined && (
        <p id={`${id}-warning`} role="status" className="text-sm font-semibold text-careful">
          {warning}
        </p>
      )}
    </div>
  );
}

type Props = FrameProps & Omit<ComponentProps<"input">, "id" | "className"> & { inputClassName?: string };

export function Field({ id, label, hint, error, warning, className, inputClassName, children, ...input }: Props) {
  const frame = { id, label, hint, error, warning, className };
  const control = <Input {...describeControl(frame)} className={inputClassName} {...input} />;
  return (
    <FieldFrame {...frame}>
      {children ? (
        <div className="flex gap-2">
          {control}
          {children}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}

type TextAreaProps = Omit<FrameProps, "warning"> & Omit<ComponentProps<"textarea">, "id" | "className">;

export function TextArea({ id, label, hint, error, className, ...area }: TextAreaProps) {
  const frame = { id, label, hint, error, className };
  return (
    <FieldFrame {...frame}>
      <textarea
        {...describeControl(frame)}
        rows={3}
        className="w-full rounded-sm border-2 border-edge bg-surface p-3 text-base aria-invalid:border-wrong"
        {...area}
      />
    </FieldFrame>
  );
}

type SelectProps = Omit<FrameProps, "warning"> &
  Omit<ComponentProps<"select">, "id" | "className" | "children"> & {
    options: readonly (readonly [value: string, text: string])[];
    inputClassName?: string;
  };

export function SelectField({ id, label, hint, error, className, inputClassName, options, ...select }: SelectProps) {
  const frame = { id, label, hint, error, className };
  return (
    <FieldFrame {...frame}>
      <NativeSelect {...describeControl(frame)} className={inputClassName} {...select}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
