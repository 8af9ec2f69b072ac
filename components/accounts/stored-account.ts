import { forgetLocal, keepLocal } from "@/components/layout/local";
import { property, textProperty } from "@/lib/http/call";
import type { CopyKey } from "@/lib/product/device-copy";

const STATE_KEY = "cils_auth_state";
const TOKEN_KEY = "token";
const TEMPORARY_KEY = "tempUserData";

/** How long a device may take to forget. Then the page goes on. */
const PATIENCE_MS = 3000;

// Whether somebody has just signed out on this page: whoever asks the server again and again must stop.
let isOut = false;

/**
 * Keeps in this browser what the server said about who is signed in, and the token that reads reviews. What anybody else
 * had kept on the device is taken away.
 * @param profile the answer of `POST /api/login`, `POST /api/register` or `GET /api/user`
 */
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

/** Hardly anybody has any: the code for them comes when it is asked for. */
async function dropCopies(isForgotten: (key: CopyKey) => boolean): Promise<void> {
  const drop = ({ forgetCopies }: typeof import("@/components/layout/device-copies")) => forgetCopies(isForgotten);
  await import("@/components/layout/device-copies").then(drop).catch(() => undefined);
}

/** Whether the person has signed out since the page was loaded. */
export const hasSignedOut = () => isOut;

/** Forgets who was signed in, and what they kept on this device: a page that is left before that is over may leave it there. */
export async function forgetAccount(): Promise<void> {
  isOut = true;
  forgetLocal(STATE_KEY, TOKEN_KEY, TEMPORARY_KEY);
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([dropCopies(() => true), late]);
}
