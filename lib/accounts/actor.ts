declare const proven: unique symbol;

/** The signed-in person, as read from the database for this request. Only `gate.ts` makes one. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
  readonly isAdmin: boolean;
  readonly isSuspended: boolean;
  readonly [proven]: "account";
};

/** A signed-in, not suspended admin. Only `gate.ts` makes one. */
export type Admin = Account & { readonly isAdmin: true; readonly adminProof: typeof proven };
