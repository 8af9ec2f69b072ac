import { forgetLocal, keepLocal } from "@/components/layout/local";
import { property, textProperty } from "@/lib/http/call";
import type { CopyKey } from "@/lib/product/device-copy";

const STATE_KEY = "cils_auth_state";
const TOKEN_KEY = "token";
const TEMPORARY_KEY = "tempUserData";

/** Maximum wait for the device copies to be deleted. */
const PATIENCE_MS = 3000;

// Signed out on this page: polling must stop.
let isOut = false;

/** Stores the answer of a login, registration or `GET /api/user`; deletes other accounts' copies on the device. */
export function keepAccount(profile: unknown): void {
  isOut = false;
  const id = textProperty(profile, "id");
  if (id) void dropCopies(({ ownerId }) => ownerId !== id);
  const token = textProperty(profile, "token");
  if (token) keepLocal(TOKEN_KEY, token);
  const user = {
    firstName: textProperty(profile, "firstName"),
    lastName: textProperty(profile, "lastName"),
    isAdmin: property(profile, "isAdmin") === true,
    hasPaid: property(profile, "hasPaid") === true,
  };
  keepLocal(STATE_KEY, JSON.stringify({ user, timestamp: Date.now() }));
}

/** Few users have copies, so the code is loaded on demand. */
async function dropCopies(isForgotten: (key: CopyKey) => boolean): Promise<void> {
  const drop = ({ forgetCopies }: typeof import("@/components/layout/device-copies")) => forgetCopies(isForgotten);
  await import("@/components/layout/device-copies").then(drop).catch(() => undefined);
}

/** Whether the user has signed out since the page was loaded. */
export const hasSignedOut = () => isOut;

/** Deletes the stored account and its device copies. Leaving the page before it resolves may leave copies behind. */
export async function forgetAccount(): Promise<void> {
  isOut = true;
  forgetLocal(STATE_KEY, TOKEN_KEY, TEMPORARY_KEY);
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([dropCopies(() => true), late]);
}
