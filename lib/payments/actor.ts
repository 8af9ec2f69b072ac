import type { Account } from "@/lib/accounts/actor";

declare const proven: unique symbol;

/** May go on with an attempt under way: a learner, or whose access ran out less than a day ago. Only `gate.ts` makes one. */
export type Candidate = Account & { readonly accessExpiresAt: Date; readonly candidateProof: typeof proven };

/** An account with a living access: may start and go on with simulations. Only `gate.ts` makes one. */
export type Learner = Candidate & { readonly learnerProof: typeof proven };
