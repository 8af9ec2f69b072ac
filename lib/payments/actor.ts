import type { Account } from "@/lib/accounts/actor";

declare const proven: unique symbol;

/** May continue an attempt: has access, or access that expired within the last day. Only `gate.ts` creates one. */
export type Candidate = Account & { readonly accessExpiresAt: Date; readonly candidateProof: typeof proven };

/** Has active access: may start and continue simulations. Only `gate.ts` creates one. */
export type Learner = Candidate & { readonly learnerProof: typeof proven };
