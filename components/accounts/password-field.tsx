"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";

/** A password with a show button, which has short visible and long accessible labels. */
export function PasswordField(field: ComponentProps<typeof Field>) {
  const t = useTranslations("accounts.login");
  const [isShown, setShown] = useState(false);
  return (
    <Field
      required
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? "text" : "password"}
    >
      <Button
        variant="secondary"
        size="compact"
        className="min-w-24"
        aria-controls={field.id}
        aria-label={t(isShown ? "hidePassword" : "showPassword")}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? "hide" : "show")}
      </Button>
    </Field>
  );
}
