import { keepLocal, readLocal, tryStorage } from "@/components/layout/local";
import { textProperty } from "@/lib/http/call";

const KEY = "tempUserData";

/** Stores the address a code was mailed to, for the page that asks for the code. */
export function keepWaitingEmail(email: string): void {
  keepLocal(KEY, JSON.stringify({ email }));
}

export function readWaitingEmail(): string | null {
  return tryStorage(() => textProperty(JSON.parse(readLocal(KEY) ?? "null"), "email"));
}
