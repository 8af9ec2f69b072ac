import { readLocal, storeLocal, tryStorage } from "@/components/layout/local-storage";
import { textProperty } from "@/lib/http/call";

const KEY = "tempUserData";

/** Stores the address a code was mailed to, for the page that asks for the code. */
export function storePendingEmail(email: string): void {
  storeLocal(KEY, JSON.stringify({ email }));
}

export function readPendingEmail(): string | null {
  return tryStorage(() => textProperty(JSON.parse(readLocal(KEY) ?? "null"), "email"));
}
