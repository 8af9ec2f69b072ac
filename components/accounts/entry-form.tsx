"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { z } from "zod";
import { config } from "zod/v4/core";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { type Answer, type Entry, type FieldErrors, type SubmitOptions, useSubmit } from "@/components/ui/use-submit";
import { type FieldFault, toFieldFaults } from "@/lib/http/errors";

type Props<A extends Answer> = Omit<SubmitOptions<A>, "check" | "onRefused"> & {
  /** Fetches the schema that the server checks the form with: its code comes with the first try only. */
  schema: () => Promise<z.ZodType>;
  /** The sentence of a fault where it is not the usual one. */
  tell?: (fault: FieldFault) => string | undefined;
  /** Over what is to be mended. */
  summary: string;
  /** On the button, `pending` while the form is on its way. */
  button: string;
  pending: string;
  variant?: "primary" | "danger";
  buttonClassName?: string;
  /** More buttons. */
  others?: ReactNode;
  /** The fields, given what is wrong with them. */
  children: (errors: FieldErrors) => ReactNode;
};

/** A form of fields that are checked in the browser by the schema that the server checks them with. */
export function EntryForm<A extends Answer>(props: Props<A>) {
  const {
    schema,
    tell,
    summary: title,
    button,
    pending,
    variant,
    buttonClassName,
    others,
    children,
    ...options
  } = props;
  const translate = useTranslations("errors.fields");
  const check = async (entry: Entry): Promise<FieldErrors> => {
    // The pages' security policy forbids the code that zod would otherwise write for itself, even the try.
    config({ jitless: true });
    // Without a network the schema does not come either: the form then learns of that by sending itself.
    const error = await schema().then(
      (loaded) => loaded.safeParse(entry).error,
      () => undefined,
    );
    const faults = Object.entries(error ? toFieldFaults(error) : {});
    return Object.fromEntries(faults.map(([name, fault]) => [name, tell?.(fault) ?? translate(fault)]));
  };
  const { submit, retell, isBusy, isBlocked, errors, told, summary } = useSubmit<A>({ ...options, check });
  return (
    <form method="post" noValidate onSubmit={submit} onInput={retell} className="space-y-5">
      <ErrorSummary title={title} faults={summary} told={told} />
      {children(errors)}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant} disabled={isBlocked} className={buttonClassName}>
          {isBusy ? pending : button}
        </Button>
        {others}
      </div>
    </form>
  );
}
