import type { ComponentProps } from "react";
import { PasswordField } from "@/components/accounts/password-field";
import { Field, SelectField } from "@/components/ui/field";
import type { FieldErrors } from "@/components/ui/use-submit";

type Control = Partial<Omit<ComponentProps<typeof Field>, "id" | "name">>;

// No `maxLength`: it would cut what is pasted with spaces, before the schema removes them. The schema checks lengths.
const CONTROLS = {
  nome: { autoComplete: "given-name" },
  cognome: { autoComplete: "family-name" },
  luogoNascita: {},
  via: { autoComplete: "street-address" },
  citta: { autoComplete: "address-level2" },
  cap: { autoComplete: "postal-code", inputMode: "numeric" },
  telefono: { type: "tel", autoComplete: "tel", inputClassName: "sm:max-w-72" },
  email: { type: "email", autoComplete: "username", autoCapitalize: "none", spellCheck: false },
  password: { type: "password", autoComplete: "new-password" },
  currentPassword: { type: "password", autoComplete: "current-password" },
  newPassword: { type: "password", autoComplete: "new-password" },
  newPasswordAgain: { type: "password", autoComplete: "new-password" },
  otp: { inputMode: "numeric", autoComplete: "one-time-code" },
  code: { inputMode: "numeric", autoComplete: "one-time-code", inputClassName: "max-w-40" },
} satisfies Record<string, Control>;

type TextField = Control & { name: keyof typeof CONTROLS; label: string };
type ProvinceField = Omit<ComponentProps<typeof SelectField>, "id"> & { name: "provincia"; label: string };

export type AccountField = TextField | ProvinceField;

type Props = { prefix: string; fields: readonly AccountField[]; errors: FieldErrors };

export function Fields({ prefix, fields, errors }: Props) {
  return fields.map((field) => {
    const { name } = field;
    const own = { id: `${prefix}-${name}`, error: errors[name] };
    if (field.name === "provincia") return <SelectField key={name} autoComplete="address-level1" {...field} {...own} />;
    const control: Control = CONTROLS[field.name];
    const FieldComponent = control.type === "password" ? PasswordField : Field;
    return <FieldComponent key={name} {...control} {...field} {...own} />;
  });
}
