import { keepLocal, readLocal, tryStorage } from "@/components/layout/local";
import { textProperty } from "@/lib/http/call";

const KEY = "tempUserData";

/** Keeps in this browser the address to which a code was mailed, for the page that asks for the code. */
export function keepWaitingEmail(email: string): void {
  keepLocal(KEY, JSON.stringify({ email }));
}

/** The address kept by `keepWaitingEmail`, or null. */
export function readWaitingEmail(): string | null {
  return tryStorage(() => textProperty(JSON.parse(readLocal(KEY) ?? "null"), "email"));
}
