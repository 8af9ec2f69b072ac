import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState, useTransition } from "react";
import { sleep } from "@/components/accounts/confirm-sign-in";
import { storeAccount } from "@/components/accounts/stored-account";
import { isPaymentDocument, replayOnPaymentPage } from "@/components/payments/payment-document";
import { dashboardPath, setPaymentInProgress } from "@/components/payments/payment-progress";
import { stripQuery } from "@/components/ui/strip-query";
import { notify } from "@/components/ui/toaster";
import { callApi } from "@/lib/http/call";
import { fetchPaymentOutcome, openPaymentSession, paymentIntentOf } from "@/lib/payments/payment-calls";
import { pollPayment } from "@/lib/payments/poll-payment";
import { type CardForm, openCardForm } from "@/lib/payments/stripe-js";

const REDIRECT_DELAYS_MS = [1000, 1000, 1000];
const RELOAD_MS = 3000;

type BusyStep = "creating" | "loading" | "confirming" | "checking";
export type PaymentStep = BusyStep | "offer" | "form" | "interrupted" | "processing" | "unconfirmed" | "paid";

/** Card payment: opens the session and a form for the page's price, confirms, follows the outcome, opens the dashboard. */
export function useCardPayment(priceCents: number) {
  const t = useTranslations("payments.card");
  const locale = useLocale();
  const router = useRouter();
  const [step, setStep] = useState<PaymentStep>("offer");
  const [fault, setFault] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<CardForm | null>(null);
  const paymentIntentId = useRef("");
  const isBusy = useRef(false);
  const isUnmounted = useRef(false);
  const [isPending, startNavigation] = useTransition();
  const isNavigating = useRef(false);
  useEffect(() => {
    isNavigating.current = isPending;
  }, [isPending]);

  const closeForm = useCallback(() => {
    form.current?.close();
    form.current = null;
    isBusy.current = false;
    setStep("offer");
  }, []);

  const showError = useCallback(
    (text: string) => {
      setFault(text);
      notify({ tone: "wrong", title: t("failedTitle"), text });
    },
    [t],
  );

  /** Tries client navigation up to three times, never restarting a pending one, then loads the page. */
  const openDashboard = useCallback(async () => {
    setStep("paid");
    const user = await callApi("/api/user");
    if (user.ok) storeAccount(user.data);
    for (const pauseMs of REDIRECT_DELAYS_MS) {
      if (!isNavigating.current) startNavigation(() => router.replace(dashboardPath()));
      await sleep(pauseMs);
      if (isUnmounted.current) return;
    }
    window.location.assign(dashboardPath());
  }, [router]);

  /** Handles the payment's final outcome. `isSaidPaid`: Stripe reported the payment as made. */
  const resolveOutcome = useCallback(
    async (id: string, isSaidPaid: boolean) => {
      setPaymentInProgress(true);
      const outcome = await pollPayment({
        isSaidPaid,
        ask: () => fetchPaymentOutcome(id),
        isGone: () => isUnmounted.current,
        onWait: setStep,
        pause: sleep,
      });
      if (outcome === "succeeded") return openDashboard();
      if (outcome === "failed") {
        setPaymentInProgress(false);
        closeForm();
        return showError(t("notPaid"));
      }
      if (outcome === "left") return;
      setStep("unconfirmed");
      notify({ tone: "wrong", title: t("unconfirmedTitle"), text: t("unconfirmed") });
      await sleep(RELOAD_MS);
      if (!isUnmounted.current) window.location.replace(`/payment?payment_intent=${encodeURIComponent(id)}`);
    },
    [openDashboard, closeForm, showError, t],
  );

  /** Opens the session and the form; ignores clicks while busy. */
  const start = async (waiver: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFault(null);
    setStep("creating");
    if (!isPaymentDocument()) return replayOnPaymentPage(waiver);
    const session = await openPaymentSession(waiver, priceCents);
    if (session.kind === "already_paid") return openDashboard();
    if (session.kind === "refused") {
      closeForm();
      if (session.cause === "priceChanged") router.refresh();
      return showError(session.message ?? t(session.cause));
    }
    setStep("loading");
    paymentIntentId.current = paymentIntentOf(session.clientSecret);
    try {
      if (!place.current) throw new Error("the page has no place for the form");
      form.current = await openCardForm({ ...session, locale, place: place.current });
      setStep("form");
    } catch {
      closeForm();
      showError(t("unloadable"));
    }
    isBusy.current = false;
  };

  const pay = async () => {
    if (isBusy.current || !form.current) return;
    isBusy.current = true;
    setFault(null);
    setStep("confirming");
    setPaymentInProgress(true);
    const response = await form.current.pay(`${window.location.origin}/payment`);
    if (response.kind === "declined") {
      setPaymentInProgress(false);
      isBusy.current = false;
      setStep("form");
      return showError(response.message ?? t("notPaid"));
    }
    await resolveOutcome(paymentIntentId.current, response.kind === "answered");
  };

  // After a redirect from the bank or a reload, the URL names the payment.
  useEffect(() => {
    isUnmounted.current = false;
    const query = new URLSearchParams(window.location.search);
    const returnedId = query.get("payment_intent");
    if (returnedId) {
      stripQuery();
      isBusy.current = true;
      setStep("checking");
      void resolveOutcome(returnedId, false);
    }
    return () => {
      isUnmounted.current = true;
      form.current?.close();
      form.current = null;
    };
  }, [resolveOutcome]);

  return { step, fault, place, start, pay, cancel: closeForm };
}
