/** The Stripe objects that the stand-in keeps, with the fields that the product reads, and a test's requests to it. */

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

/** How a delivery differs from an honest one. */
export type DeliveryOptions = {
  secret?: string;
  /** The signature's timestamp, in seconds since 1970. */
  timestamp?: number;
  /** Changes the body after it was signed. */
  alter?: (body: string) => string;
  signature?: string;
};

/** The behaviour of the customer's card. `authenticate` waits for `authenticate()`. */
export type CardOutcome = "succeed" | "decline" | "authenticate" | "processing";

/** A call that a test holds: `reached` resolves when it has arrived, and `release` lets it continue. */
export type HeldCall = { reached: Promise<void>; release(): void };

export type StripeStandIn = {
  url: string;
  intents: Map<string, StandInIntent>;
  events: StandInEvent[];
  /** Method and path of every API call received so far. */
  calls: string[];
  /** The customer pays with a card of this behaviour; returns the intent's new status. */
  pay(id: string, outcome?: CardOutcome): string;
  /** The customer passes, or fails, the bank's check. */
  authenticate(id: string, passes?: boolean): string;
  refund(id: string, amount?: number): void;
  /** The bank returns a refund, by default of everything that was refunded. */
  failRefund(id: string, amount?: number): void;
  dispute(id: string): void;
  closeDispute(id: string, status: "won" | "lost" | "warning_closed"): void;
  /** From now on every new event is delivered to this URL at once; null loses them. */
  deliverTo(url: string | null): void;
  /** Delivers one event; returns the status and body. */
  deliver(url: string, event: StandInEvent, options?: DeliveryOptions): Promise<Response>;
  /** Waits until no delivery is in flight. */
  settled(): Promise<void>;
  /** Holds the next call of this method and path, before or after it has its effect. */
  hold(call: RegExp, when: "before" | "after"): HeldCall;
  /** Whether calls are answered; false cuts every connection, like a dead network. */
  reachable: boolean;
  /** Stripe's code with which it refuses refunds; null if it makes them. */
  refundRefusal: string | null;
  stop(): Promise<void>;
};
