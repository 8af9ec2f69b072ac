"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useWarning } from "@/components/accounts/use-warning";
import type { Entry } from "@/components/ui/use-submit";

/** Warns about contradictions between the address fields of the surrounding form; never blocks submission. */
export function AddressWarning() {
  const translate = useTranslations("accounts.doubts");
  const box = useRef<HTMLParagraphElement>(null);
  const doubt = useWarning(box, askAboutAddress);
  const tell = () => {
    if (!doubt) return "";
    if (doubt.kind === "province") return translate("province", { city: doubt.city, names: doubt.names.join(", ") });
    if (doubt.kind === "cap") return translate("cap", { starts: doubt.starts.join(", ") });
    return translate("abroadCap");
  };
  return (
    // Always rendered, so that screen readers announce text that appears.
    <p ref={box} role="status" className="text-sm font-semibold text-careful empty:hidden">
      {tell()}
    </p>
  );
}

async function askAboutAddress({ citta = "", provincia = "", cap = "" }: Entry) {
  if (!citta || !provincia) return null;
  const [{ findAddressMismatch }, { findTowns }] = await Promise.all([
    import("@/lib/accounts/address"),
    import("@/lib/accounts/towns"),
  ]);
  const doubt = findAddressMismatch({ province: provincia, cap: cap.trim() }, await findTowns(citta));
  return doubt && { ...doubt, city: citta.trim() };
}
