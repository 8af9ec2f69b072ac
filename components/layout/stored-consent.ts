import type { Consent } from "@/components/layout/consent";
import { readLocal, tryStorage } from "@/components/layout/local-storage";
import { property } from "@/lib/http/call";
import { CONSENT_KEY } from "@/lib/product/legal";

/** The stored choice; by default only necessary cookies. */
export function readConsent(): Consent {
  const stored: unknown = tryStorage(() => JSON.parse(readLocal(CONSENT_KEY) ?? "{}"));
  const isOn = (name: string) => property(stored, name) === true;
  return { necessary: true, analytics: isOn("analytics"), marketing: isOn("marketing") };
}
