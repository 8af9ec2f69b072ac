import type { ComponentProps } from "react";

type Props = ComponentProps<"input"> & { name: string; value: string; label: string };

export function ChoiceRow({ label, children, ...input }: Props) {
  const id = `${input.name}-${input.value}`;
  return (
    <label className="flex min-h-12 cursor-pointer gap-3 crowded:flex-col crowded:gap-1 rounded-md border-2 border-edge bg-surface px-3 py-2.5 hover:bg-sunken has-checked:border-chosen has-checked:bg-chosen-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        {...input}
        type="radio"
        aria-labelledby={`${id}-label`}
        aria-describedby={children ? `${id}-text` : undefined}
        className="mt-0.5 size-5 shrink-0 accent-chosen focus-visible:outline-none"
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {children && (
          <span id={`${id}-text`} className="block text-ink-soft">
            {children}
          </span>
        )}
      </span>
    </label>
  );
}
