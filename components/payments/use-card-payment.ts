import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState, useTransition } from "react";
import { pause } from "@/components/accounts/confirm-sign-in";
import { keepAccount } from "@/components/accounts/stored-account";
import { dashboardPath, notePayment } from "@/components/payments/arrival";
import { followPayment } from "@/components/payments/follow-payment";
import { askOutcome, openPaymentSession, paymentIntentOf } from "@/components/payments/payment-calls";
import { carryClick, isPaymentDocument } from "@/components/payments/payment-document";
import { type CardForm, openCardForm } from "@/components/payments/stripe-js";
import { STRIPE_LOCALES } from "@/components/payments/stripe-locale";
import { stripQuery } from "@/components/ui/strip-query";
import { notify } from "@/components/ui/toaster";
import { callApi } from "@/lib/http/call";

const REDIRECT_PAUSES_MS = [1000, 1000, 1000];
const RELOAD_MS = 3000;

export type PaymentStep =
  | "offer"
  | "creating"
  | "loading"
  | "form"
  | "confirming"
  | "checking"
  | "interrupted"
  | "processing"
  | "unconfirmed"
  | "paid";

/** Card payment: opens the session and the form, confirms, follows the outcome, opens the dashboard. */
export function useCardPayment() {
  const translate = useTranslations("payments.card");
  const locale = useLocale();
  const router = useRouter();
  const [step, setStep] = useState<PaymentStep>("offer");
  const [fault, setFault] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<CardForm | null>(null);
  const paymentIntentId = useRef("");
  const isBusy = useRef(false);
  const isGone = useRef(false);
  const [isPending, leave] = useTransition();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = isPending;
  }, [isPending]);

  const closeForm = useCallback(() => {
    form.current?.close();
    form.current = null;
    isBusy.current = false;
    setStep("offer");
  }, []);

  const refuse = useCallback(
    (text: string) => {
      setFault(text);
      notify({ tone: "wrong", title: translate("failedTitle"), text });
    },
    [translate],
  );

  /** Up to four navigations, without restarting a pending one, then a full page load. */
  const arrive = useCallback(async () => {
    setStep("paid");
    const user = await callApi("/api/user");
    if (user.ok) keepAccount(user.data);
    for (const pauseMs of REDIRECT_PAUSES_MS) {
      if (!isLeaving.current) leave(() => router.replace(dashboardPath()));
      await pause(pauseMs);
      if (isGone.current) return;
    }
    window.location.assign(dashboardPath());
  }, [router]);

  /** Handles the payment's final outcome. `isSaidPaid`: Stripe reported the payment as made. */
  const resolveOutcome = useCallback(
    async (id: string, isSaidPaid: boolean) => {
      notePayment(true);
      const ask = () => askOutcome(id);
      const end = await followPayment({ isSaidPaid, ask, isGone: () => isGone.current, onWait: setStep, pause });
      if (end === "succeeded") return arrive();
      if (end === "failed") {
        notePayment(false);
        closeForm();
        return refuse(translate("notPaid"));
      }
      if (end === "left") return;
      setStep("unconfirmed");
      notify({ tone: "wrong", title: translate("unconfirmedTitle"), text: translate("unconfirmed") });
      await pause(RELOAD_MS);
      if (!isGone.current) window.location.replace(`/payment?payment_intent=${encodeURIComponent(id)}`);
    },
    [arrive, closeForm, refuse, translate],
  );

  /** Opens the session and the form; ignores clicks while busy. */
  const start = async (waiver: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFault(null);
    setStep("creating");
    if (!isPaymentDocument()) return carryClick(waiver);
    const opening = await openPaymentSession(waiver);
    if (opening.kind === "already_paid") return arrive();
    if (opening.kind === "refused") {
      closeForm();
      return refuse(opening.message ?? translate(opening.isOffline ? "offline" : "notCreated"));
    }
    setStep("loading");
    paymentIntentId.current = paymentIntentOf(opening.clientSecret);
    try {
      if (!place.current) throw new Error("the page has no place for the form");
      form.current = await openCardForm({ ...opening, locale: STRIPE_LOCALES[locale], place: place.current });
      setStep("form");
    } catch {
      closeForm();
      refuse(translate("unloadable"));
    }
    isBusy.current = false;
  };

  const pay = async () => {
    if (isBusy.current || !form.current) return;
    isBusy.current = true;
    setFault(null);
    setStep("confirming");
    notePayment(true);
    const answer = await form.current.pay(`${window.location.origin}/payment`);
    if (answer.kind === "declined") {
      notePayment(false);
      isBusy.current = false;
      setStep("form");
      return refuse(answer.message ?? translate("notPaid"));
    }
    await resolveOutcome(paymentIntentId.current, answer.kind === "answered");
  };

  // After a redirect from the bank or a reload, the URL names the payment.
  useEffect(() => {
    isGone.current = false;
    const query = new URLSearchParams(window.location.search);
    const returned = query.get("payment_intent");
    if (returned) {
      stripQuery();
      isBusy.current = true;
      setStep("checking");
      void resolveOutcome(returned, false);
    }
    return () => {
      isGone.current = true;
      form.current?.close();
      form.current = null;
    };
  }, [resolveOutcome]);

  return { step, fault, place, start, pay, cancel: closeForm };
}
