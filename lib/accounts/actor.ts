declare const proven: unique symbol;

/** The signed-in user, read from the database for this request. Only `gate.ts` creates one. */
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

/** A signed-in admin who is not suspended. Only `gate.ts` creates one. */
export type Admin = Account & { readonly isAdmin: true; readonly adminProof: typeof proven };
