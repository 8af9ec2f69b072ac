import { FieldFrame } from "@/components/ui/field";

type Option = readonly [value: string, text: string];
type Props = { options: readonly Option[]; className?: string } & Record<"id" | "name" | "label" | "value", string>;

export function Select({ id, name, label, value, options, className = "" }: Props) {
  return (
    <FieldFrame id={id} label={label} className={className}>
      <select
        key={value}
        id={id}
        name={name}
        defaultValue={value}
        className="min-h-12 w-full rounded-md border-2 border-edge bg-surface px-3 text-base"
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
