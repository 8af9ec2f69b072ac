/** The objects of Stripe that the stand-in keeps, as far as the product reads them, and what a test can ask of it. */

export type StandInIntent = {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  livemode: boolean;
  created: number;
  latest_charge: string | null;
};

export type StandInCharge = {
  id: string;
  object: "charge";
  amount: number;
  amount_refunded: number;
  currency: string;
  refunded: boolean;
  disputed: boolean;
  payment_intent: string;
  metadata: Record<string, string>;
  livemode: boolean;
  created: number;
};

export type StandInEvent = {
  id: string;
  object: "event";
  type: string;
  created: number;
  livemode: boolean;
  account?: string;
  data: { object: Record<string, unknown> };
};

/** How a delivery departs from an honest one. */
export type DeliveryOptions = {
  secret?: string;
  /** Seconds since 1970 that the signature names. */
  timestamp?: number;
  /** Changes the body after it was signed. */
  alter?: (body: string) => string;
  signature?: string;
};

/** What the customer's card does. `authenticate` waits for `authenticate()`. */
export type Outcome = "succeed" | "decline" | "authenticate" | "processing";

/** A call that a test holds still: `reached` when it arrived, and `release` lets it go on. */
export type HeldCall = { reached: Promise<void>; release(): void };

export type StripeStandIn = {
  url: string;
  intents: Map<string, StandInIntent>;
  events: StandInEvent[];
  /** Method and path of every call of the API received so far. */
  calls: string[];
  /** The customer pays with a card that behaves so; answers the intent's new status. */
  pay(id: string, outcome?: Outcome): string;
  /** The customer passes, or fails, the bank's question. */
  authenticate(id: string, passes?: boolean): string;
  refund(id: string, amount?: number): void;
  failRefund(id: string): void;
  dispute(id: string): void;
  closeDispute(id: string, status: "won" | "lost" | "warning_closed"): void;
  /** From now on every new event is delivered to this address at once; null loses them. */
  deliverTo(url: string | null): void;
  /** Delivers one event; answers the status and body. */
  deliver(url: string, event: StandInEvent, options?: DeliveryOptions): Promise<Response>;
  /** Waits until nothing is on its way. */
  settled(): Promise<void>;
  /** Holds the next call of this method and path, before or after it has its effect. */
  hold(call: RegExp, when: "before" | "after"): HeldCall;
  /** Whether calls are answered; false cuts every connection, as a dead network does. */
  reachable: boolean;
  stop(): Promise<void>;
};
