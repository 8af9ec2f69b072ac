import { DATE_PARTS } from "@/components/ui/date-parts";
import { describeControl, FieldError, FieldHint, type FrameProps } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/utils";

type Props = Omit<FrameProps, "warning"> & {
  /** Name of the whole date; the inputs are `name.day`, `name.month`, `name.year`. */
  name: string;
  parts: Record<(typeof DATE_PARTS)[number], string>;
  autoComplete?: "bday";
  /** yyyy-mm-dd */
  defaultValue?: string;
};

/** A memorised date in three numeric inputs. `useSubmit` sends it as one ISO date. */
export function DateField({ id, name, label, hint, error, parts, autoComplete, defaultValue = "", className }: Props) {
  const [year = "", month = "", day = ""] = defaultValue.split("-");
  const values = { day, month, year };
  const { "aria-describedby": describedBy, "aria-invalid": invalid } = describeControl({ id, hint, error });
  return (
    <fieldset
      className={cn("space-y-1.5", error && "border-s-4 border-wrong ps-3", className)}
      aria-describedby={describedBy}
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      <div className="flex flex-wrap gap-3">
        {DATE_PARTS.map((part) => (
          <div key={part} className={cn("space-y-1", part === "year" ? "w-24" : "w-18")}>
            <label htmlFor={`${id}-${part}`} className="block text-sm">
              {parts[part]}
            </label>
            <Input
              id={`${id}-${part}`}
              name={`${name}.${part}`}
              aria-invalid={invalid}
              inputMode="numeric"
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              defaultValue={values[part]}
              required
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
