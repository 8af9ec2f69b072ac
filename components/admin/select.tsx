import { FieldFrame } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";

type Option = readonly [value: string, text: string];
type Props = { options: readonly Option[]; className?: string } & Record<"id" | "name" | "label" | "value", string>;

export function Select({ id, name, label, value, options, className = "" }: Props) {
  return (
    <FieldFrame id={id} label={label} className={className}>
      <NativeSelect key={value} id={id} name={name} defaultValue={value}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
