import { useSyncExternalStore } from "react";
import { deleteUnsavedAnswers } from "@/components/layout/unsaved-answers";
import { type CallResult, callApi, failureOf, textProperty } from "@/lib/http/call";

export type Owner = { id: string; email: string };

export type SessionView = {
  /** The owner is signed out: nothing is sent until they sign in again. */
  isLost: boolean;
  /** The sign-in dialog is open. */
  isAsking: boolean;
  /** E-mail of another signed-in account. */
  other: string | null;
};

/** The signed-in user, according to the server. */
export type SignedInUser = "owner" | "other" | "nobody" | "unknown";

const SIGNED_OUT = failureOf(401);

/**
 * Once the server reports the session lost, no request leaves the page until the same user is signed in again: another
 * account must not receive these answers.
 */
export class ExamSession {
  readonly owner: Owner;
  #view: SessionView = { isLost: false, isAsking: false, other: null };
  #listeners = new Set<() => void>();
  #waiting: ((isBack: boolean) => void)[] = [];
  #onSignedInAgain: () => void;
  #mayStore = true;

  /** @param onSignedInAgain called when the owner is signed in again */
  constructor(owner: Owner, onSignedInAgain: () => void) {
    this.owner = owner;
    this.#onSignedInAgain = onSignedInAgain;
  }

  /** False while the answers must stay in the page's memory, because somebody else may be using the browser. */
  get mayStore(): boolean {
    return this.#mayStore;
  }

  getView = (): SessionView => this.#view;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends a request as the owner; fails with 401 while the session is lost. */
  async call<T>(send: () => Promise<CallResult<T>>): Promise<CallResult<T>> {
    if (this.#view.isLost) return SIGNED_OUT;
    const response = await send();
    if (response.ok) return response;
    // Another account gets a 404 for the attempt.
    if (response.status === 404 && (await this.check()) === "other") return SIGNED_OUT;
    if (response.status === 401 && !this.#view.isLost) {
      if (response.reason === "session_ended") await this.#forgetAccount();
      this.#update({ isLost: true, isAsking: true });
    }
    return response;
  }

  /** Like `call`, but if the session is lost, continues after the sign-in. */
  async callWithSignIn<T>(send: () => Promise<CallResult<T>>): Promise<CallResult<T>> {
    let response = await this.call(send);
    while (!response.ok && response.status === 401 && (await this.askForSignIn())) response = await this.call(send);
    return response;
  }

  /** Opens the sign-in dialog. @returns whether the owner signed in again */
  askForSignIn = (): Promise<boolean> => {
    if (!this.#view.isLost) return Promise.resolve(true);
    this.#update({ isAsking: true });
    return new Promise((resolve) => this.#waiting.push(resolve));
  };

  /** Closes the sign-in dialog; pending `askForSignIn` calls resolve to false. */
  cancelSignIn = (): void => {
    this.#update({ isAsking: false });
    this.#settleWaiting(false);
  };

  /** Asks the server who is signed in; resumes if it is the owner. */
  async check(): Promise<SignedInUser> {
    const response = await callApi("/api/user");
    if (!response.ok && response.status !== 401) return "unknown";
    if (!response.ok) {
      this.#update({ isLost: true, other: null });
      return "nobody";
    }
    if (textProperty(response.data, "id") !== this.owner.id) {
      this.#mayStore = false;
      await deleteUnsavedAnswers();
      this.#update({ isLost: true, isAsking: true, other: textProperty(response.data, "email") });
      return "other";
    }
    this.#mayStore = true;
    if (this.#view.isLost) {
      this.#update({ isLost: false, isAsking: false, other: null });
      this.#onSignedInAgain();
      this.#settleWaiting(true);
    }
    return "owner";
  }

  /** The session was ended on purpose and did not expire: none of its data stays on the device. */
  async #forgetAccount(): Promise<void> {
    this.#mayStore = false;
    await import("@/components/accounts/stored-account")
      .then(({ forgetAccount }) => forgetAccount())
      .catch(() => undefined);
  }

  #settleWaiting(isBack: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(isBack);
  }

  #update(change: Partial<SessionView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

export function useExamSession(session: ExamSession): SessionView {
  return useSyncExternalStore(session.subscribe, session.getView, session.getView);
}
