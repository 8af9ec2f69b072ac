"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { PasswordField } from "@/components/accounts/password-field";
import { changeFieldId } from "@/components/accounts/use-change";
import { Field } from "@/components/ui/field";

/** A field of a form about one's own account; `type` is that of the input. */
export type ChangeField = Omit<ComponentProps<typeof Field>, "id" | "error"> & {
  name: string;
  label: string;
  hint?: string;
};

/** The fields of a form about one's own account, each with its own fault. */
export function ChangeFields({ fields, errors }: { fields: readonly ChangeField[]; errors: Record<string, string> }) {
  const words = useTranslations("accounts.login");
  const texts = {
    show: words("show"),
    hide: words("hide"),
    showPassword: words("showPassword"),
    hidePassword: words("hidePassword"),
  };
  return fields.map(({ name, label, hint, type, autoComplete, defaultValue, ...field }) => {
    const id = changeFieldId(name);
    const shared = { id, name, label, hint, error: errors[name], autoComplete, defaultValue };
    return type === "password" ? (
      <PasswordField key={name} {...shared} maxLength={200} texts={texts} required />
    ) : (
      <Field key={name} {...shared} {...field} type={type} />
    );
  });
}
