import { deleteLocal, readLocal, storeLocal, tryStorage } from "@/components/layout/local-storage";
import { deleteUnsavedAnswers } from "@/components/layout/unsaved-answers";
import { deleteVoices } from "@/components/layout/voices-on-device";
import { property, textProperty } from "@/lib/http/call";
import type { CopyKey } from "@/lib/product/device-copy";

const STATE_KEY = "cils_auth_state";
const TOKEN_KEY = "token";
const PENDING_EMAIL_KEY = "tempUserData";
/** Id of the account that last used this browser and owns the unsaved answers on the device. */
const OWNER_KEY = "cils-owner";

/** Maximum wait for the device copies to be deleted. */
const TIMEOUT_MS = 3000;

// Signed out on this page: polling must stop.
let isSignedOut = false;

/**
 * Stores the response to a login, registration or `GET /api/user`; deletes other accounts' copies, unsaved answers and
 * recordings of their voice on the device.
 */
export function storeAccount(profile: unknown): void {
  isSignedOut = false;
  const id = textProperty(profile, "id");
  if (id) {
    void deleteMatchingCopies(({ ownerId }) => ownerId !== id);
    const owner = readLocal(OWNER_KEY);
    if (owner !== null && owner !== id) void Promise.all([deleteUnsavedAnswers(), deleteVoices()]);
    storeLocal(OWNER_KEY, id);
  }
  const token = textProperty(profile, "token");
  if (token) storeLocal(TOKEN_KEY, token);
  const user = {
    firstName: textProperty(profile, "firstName"),
    lastName: textProperty(profile, "lastName"),
    isAdmin: property(profile, "isAdmin") === true,
    hasPaid: property(profile, "hasPaid") === true,
  };
  storeLocal(STATE_KEY, JSON.stringify({ user, timestamp: Date.now() }));
}

/** Few users have copies, so the code is loaded on demand. */
async function deleteMatchingCopies(matches: (key: CopyKey) => boolean): Promise<void> {
  const remove = ({ deleteCopies }: typeof import("@/components/layout/device-copies")) => deleteCopies(matches);
  await import("@/components/layout/device-copies").then(remove).catch(() => undefined);
}

/** Whether the user has signed out since the page was loaded. */
export const hasSignedOut = () => isSignedOut;

/**
 * Deletes the stored account, its device copies and the recordings of its voice. Wait for it before leaving the page, or
 * some may stay behind.
 */
export async function deleteStoredAccount(): Promise<void> {
  isSignedOut = true;
  deleteLocal(STATE_KEY, TOKEN_KEY, PENDING_EMAIL_KEY);
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.all([deleteMatchingCopies(() => true), deleteVoices()]), timeout]);
}

/** Also deletes the answers that were never sent: the session is over, and the next person must not read them. */
export async function forgetAccount(): Promise<void> {
  await Promise.all([deleteStoredAccount(), deleteUnsavedAnswers()]);
}

/** Stores the address a code was mailed to, for the page that asks for the code. */
export function storePendingEmail(email: string): void {
  storeLocal(PENDING_EMAIL_KEY, JSON.stringify({ email }));
}

export function readPendingEmail(): string | null {
  return tryStorage(() => textProperty(JSON.parse(readLocal(PENDING_EMAIL_KEY) ?? "null"), "email"));
}
