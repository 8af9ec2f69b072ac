"use client";

import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { describedBy, FieldFrame } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** What the show/hide button says: the short words are seen, the long ones are heard. */
export type PasswordTexts = Record<"show" | "hide" | "showPassword" | "hidePassword", string>;

type Props = Omit<ComponentProps<"input">, "type" | "id"> & {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  texts: PasswordTexts;
};

/** A password that can be shown while it is typed. */
export function PasswordField({ id, label, hint, error, texts, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="flex gap-2">
        <Input
          id={id}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          {...input}
        />
        <Button
          variant="secondary"
          size="compact"
          className="min-w-24"
          aria-controls={id}
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </Button>
      </div>
    </FieldFrame>
  );
}
