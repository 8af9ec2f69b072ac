import type { ReactNode } from "react";

type Props = {
  name: string;
  value: string;
  isDefault?: boolean;
  isRequired?: boolean;
  label: string;
  children?: ReactNode;
};

export function ChoiceRow({ name, value, isDefault = false, isRequired = false, label, children }: Props) {
  const id = `${name}-${value}`;
  return (
    <label className="flex min-h-12 cursor-pointer gap-3 rounded-md border-2 border-edge bg-surface px-3 py-2.5 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isDefault}
        required={isRequired}
        aria-labelledby={`${id}-label`}
        aria-describedby={children ? `${id}-text` : undefined}
        className="mt-0.5 size-5 shrink-0 accent-accent focus-visible:outline-none"
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
