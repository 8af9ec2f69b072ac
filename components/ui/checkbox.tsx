import type { ComponentProps } from "react";
import { describeControl, FieldError, FieldHint, type FrameProps } from "@/components/ui/field";
import { cn } from "@/lib/utils";

type Props = Omit<ComponentProps<"input">, "type" | "id"> & Omit<FrameProps, "warning" | "className">;

export function Checkbox({ id, label, hint, error, className, ...input }: Props) {
  return (
    <div className={cn(error && "border-s-4 border-wrong ps-3", className)}>
      <FieldError id={id}>{error}</FieldError>
      <div className="flex items-start gap-3 py-2">
        <input
          {...describeControl({ id, hint, error })}
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 accent-chosen not-disabled:cursor-pointer"
          {...input}
        />
        <div>
          <label htmlFor={id} className="block py-0.5">
            {label}
          </label>
          <FieldHint id={id}>{hint}</FieldHint>
        </div>
      </div>
    </div>
  );
}
