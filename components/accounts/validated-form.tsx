"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import type { z } from "zod";
import { config } from "zod/v4/core";
import { ContactLine } from "@/components/layout/contact-line";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { type Entry, type FieldErrors, type Reply, type SubmitOptions, useSubmit } from "@/components/ui/use-submit";
import { type FieldFault, toFieldFaults } from "@/lib/http/errors";

type Props<A extends Reply> = Omit<SubmitOptions<A>, "check" | "onRefused"> & {
  /** Loads the schema that the server validates with; loaded on the first submit only. */
  schema: () => Promise<z.ZodType>;
  /** Overrides the default message of a field fault. */
  messageFor?: (fault: FieldFault) => string | undefined;
  /**
   * Warnings about valid values. They block the first submission of a value; submitting the same value again succeeds.
   */
  doubt?: ((entry: Entry) => FieldErrors) | undefined;
  /** Leaves out faults that must not be shown now. */
  omit?: ((errors: FieldErrors) => FieldErrors) | undefined;
  /** Reveals a hidden field that has an error. */
  reveal?: ((fieldId: string) => void) | undefined;
  summary: string;
  button: string;
  pending: string;
  variant?: "primary" | "secondary" | "danger";
  buttonClassName?: string;
  extraButtons?: ReactNode;
  children: (errors: FieldErrors) => ReactNode;
};

/** A form validated in the browser with the schema the server uses. */
export function ValidatedForm<A extends Reply>(props: Props<A>) {
  const { schema, messageFor, doubt, omit, reveal, summary: title, children, ...rest } = props;
  const { button, pending, variant, buttonClassName, extraButtons, ...options } = rest;
  const t = useTranslations("errors.fields");
  const doubted = useRef(new Set<string>());
  const findNewDoubts = (entry: Entry): FieldErrors => {
    const doubts = Object.entries(doubt?.(entry) ?? {});
    const fresh = doubts.filter(([name]) => !doubted.current.has(`${name} ${entry[name]}`));
    for (const [name] of fresh) doubted.current.add(`${name} ${entry[name]}`);
    return Object.fromEntries(fresh);
  };
  const check = async (entry: Entry): Promise<FieldErrors> => {
    // The pages' CSP forbids code generation, and zod's attempt alone would violate it.
    config({ jitless: true });
    // Offline the schema does not load either; sending the form then reports that.
    const error = await schema().then(
      (loaded) => loaded.safeParse(entry).error,
      () => undefined,
    );
    const faults = Object.entries(error ? toFieldFaults(error) : {});
    if (faults.length === 0) return findNewDoubts(entry);
    const found = Object.fromEntries(faults.map(([name, fault]) => [name, messageFor?.(fault) ?? t(fault)]));
    return omit?.(found) ?? found;
  };
  const { submit, revalidate, isBusy, isBlocked, errors, reported, summary } = useSubmit<A>({ ...options, check });
  return (
    <form method="post" noValidate onSubmit={submit} onInput={revalidate} className="space-y-5">
      <ErrorSummary title={title} faults={summary} reported={reported} reveal={reveal} />
      {summary.some(({ fieldId }) => fieldId === undefined) && <ContactLine />}
      {children(errors)}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant} disabled={isBlocked} className={buttonClassName}>
          {isBusy ? pending : button}
        </Button>
        {extraButtons}
      </div>
    </form>
  );
}
