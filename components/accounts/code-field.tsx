import { Field } from "@/components/ui/field";

type Props = { id: string; label: string; hint?: string };

/** A second-factor code. All codes are digits, so phones may show their number pad. */
export function CodeField(props: Props) {
  return (
    <Field
      {...props}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      inputClassName="tabular-nums tracking-widest sm:max-w-60"
    />
  );
}
