import { type CallAnswer, type CallFailure, callApi, textProperty } from "@/lib/http/call";

/** Whose attempt it is. */
export type Owner = { id: string; email: string };

/** Who is signed in, as far as the page knows. */
export type SessionView = {
  /** The owner is not signed in any more: nothing is sent until they are. */
  isLost: boolean;
  /** The way in stands on the screen. */
  isAsking: boolean;
  /** The e-mail of whoever is signed in instead. */
  other: string | null;
};

/** Whom the server knows now. */
export type Presence = "owner" | "other" | "nobody" | "unknown";

const SIGNED_OUT: CallFailure = { ok: false, status: 401, message: null, reason: null, fields: {} };

/**
 * The owner's session as the exam needs it. Once the server says that it is over, nothing leaves the page until it has said
 * that the same person is back: another account must not receive these answers.
 */
export class ExamSession {
  readonly owner: Owner;
  #view: SessionView = { isLost: false, isAsking: false, other: null };
  #listeners = new Set<() => void>();
  #waiting: ((isBack: boolean) => void)[] = [];
  #onBack: () => void;

  /** @param onBack called when the owner is signed in again */
  constructor(owner: Owner, onBack: () => void) {
    this.owner = owner;
    this.#onBack = onBack;
  }

  getView = (): SessionView => this.#view;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Makes a call as the owner; while the session is lost it is refused here. */
  async call<T>(send: () => Promise<CallAnswer<T>>): Promise<CallAnswer<T>> {
    if (this.#view.isLost) return SIGNED_OUT;
    const answer = await send();
    if (answer.ok) return answer;
    // To somebody else's session the attempt does not exist.
    if (answer.status === 404 && (await this.check()) === "other") return SIGNED_OUT;
    if (answer.status === 401 && !this.#view.isLost) this.#update({ isLost: true, isAsking: true });
    return answer;
  }

  /** Makes a call that the learner waits for: if the session is lost, it goes on after the sign-in. */
  async act<T>(send: () => Promise<CallAnswer<T>>): Promise<CallAnswer<T>> {
    let answer = await this.call(send);
    while (!answer.ok && answer.status === 401 && (await this.ask())) answer = await this.call(send);
    return answer;
  }

  /** Shows the way in. @returns whether the owner came back, once that is known */
  ask = (): Promise<boolean> => {
    if (!this.#view.isLost) return Promise.resolve(true);
    this.#update({ isAsking: true });
    return new Promise((resolve) => this.#waiting.push(resolve));
  };

  /** Puts the way in away; whoever waited is told that nobody came. */
  giveUp = (): void => {
    this.#update({ isAsking: false });
    this.#tell(false);
  };

  /** Asks the server who is signed in, and goes on if it is the owner. */
  async check(): Promise<Presence> {
    const answer = await callApi("/api/user");
    if (!answer.ok && answer.status !== 401) return "unknown";
    if (!answer.ok) {
      this.#update({ isLost: true, other: null });
      return "nobody";
    }
    if (textProperty(answer.data, "id") !== this.owner.id) {
      this.#update({ isLost: true, isAsking: true, other: textProperty(answer.data, "email") });
      return "other";
    }
    if (this.#view.isLost) {
      this.#update({ isLost: false, isAsking: false, other: null });
      this.#onBack();
      this.#tell(true);
    }
    return "owner";
  }

  #tell(isBack: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const tell of waiting) tell(isBack);
  }

  #update(change: Partial<SessionView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
