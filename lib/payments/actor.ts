import type { Account } from "@/lib/accounts/actor";

declare const proven: unique symbol;

/** An account with a living access: may start and go on with simulations. Only `gate.ts` makes one. */
export type Learner = Account & { readonly accessExpiresAt: Date; readonly learnerProof: typeof proven };
