"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { useFormCheck } from "@/components/accounts/use-form-check";
import type { Entry } from "@/components/ui/use-submit";
import { formatChoice } from "@/lib/product/format";
import { compact } from "@/lib/typed-text";

/** Warns about contradictions between the address fields of the surrounding form; never blocks submission. */
export function AddressWarning() {
  const t = useTranslations("accounts.doubts");
  const locale = useLocale();
  const box = useRef<HTMLParagraphElement>(null);
  const mismatch = useFormCheck(box, checkAddress);
  const toMessage = () => {
    if (!mismatch) return "";
    if (mismatch.kind === "province")
      return t("province", { city: mismatch.city, names: formatChoice(mismatch.names, locale) });
    if (mismatch.kind === "cap") return t("cap", { starts: formatChoice(mismatch.starts, locale) });
    return t("abroadCap");
  };
  return (
    // Always rendered, so that screen readers announce text that appears.
    <p ref={box} role="status" className="text-sm font-semibold text-careful empty:hidden">
      {toMessage()}
    </p>
  );
}

async function checkAddress({ citta = "", provincia = "", cap = "" }: Entry) {
  if (!citta || !provincia) return null;
  const [{ findAddressMismatch }, { findTowns }] = await Promise.all([
    import("@/lib/accounts/address-mismatch"),
    import("@/lib/accounts/towns"),
  ]);
  const mismatch = findAddressMismatch({ province: provincia, cap: compact(cap) }, await findTowns(citta));
  return mismatch && { ...mismatch, city: citta.trim() };
}
