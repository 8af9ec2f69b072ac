"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ContactLine } from "@/components/layout/contact-line";
import { takeStoredClick } from "@/components/payments/payment-document";
import { type PaymentStep, useCardPayment } from "@/components/payments/use-card-payment";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Spinner } from "@/components/ui/spinner";
import { useHydrated } from "@/components/ui/use-hydrated";
import { withArticles } from "@/lib/i18n/italian-article";

const BUSY_STEPS = ["creating", "loading", "confirming", "checking"] as const;
const isBusyStep = (step: PaymentStep): step is (typeof BUSY_STEPS)[number] => BUSY_STEPS.some((wait) => wait === step);

/** `price`: `priceCents` as the page has it, "€8,99"; `startDay`: when access begins without the waiver. */
export function CardPayment({ priceCents, price, startDay }: { priceCents: number; price: string; startDay: string }) {
  const t = useTranslations("payments.card");
  const [waiver, setWaiver] = useState(false);
  const { step, fault, place, start, pay, cancel } = useCardPayment(priceCents);
  const form = useRef<HTMLFormElement>(null);
  const latestStart = useRef(start);
  latestStart.current = start;

  // Replays a click made on a page whose policy does not allow Stripe.
  useEffect(() => {
    const click = takeStoredClick();
    if (click === null) return;
    setWaiver(click);
    void latestStart.current(click);
  }, []);

  // The pressed button is gone, so focus moves to the form.
  useEffect(() => {
    if (step === "form") form.current?.focus();
  }, [step]);

  const hasForm = step === "loading" || step === "form" || step === "confirming";

  return (
    <div className="space-y-4">
      {fault && (
        <Alert tone="wrong" role="alert" title={t("failedTitle")}>
          <p>{fault}</p>
          <ContactLine />
        </Alert>
      )}
      {(step === "offer" || step === "creating") && (
        <PayOffer
          price={price}
          startDay={startDay}
          isBusy={step === "creating"}
          waiver={waiver}
          onWaiver={setWaiver}
          onPay={start}
        />
      )}
      <form
        ref={form}
        method="post"
        tabIndex={-1}
        aria-label={t("title")}
        className={hasForm ? "space-y-4 outline-none" : "hidden"}
        onSubmit={(event) => {
          event.preventDefault();
          void pay();
        }}
      >
        <div ref={place} />
        <div className={step === "loading" ? "hidden" : "space-y-2"}>
          <Button type="submit" className="w-full" disabled={step !== "form"}>
            {t("confirm", { price })}
          </Button>
          <Button variant="secondary" className="w-full" disabled={step !== "form"} onClick={cancel}>
            {t("cancel")}
          </Button>
        </div>
      </form>
      {isBusyStep(step) && <Spinner label={t(step)} />}
      <div role="status" className="empty:-mt-4">
        <OutcomeNotice step={step} />
      </div>
    </div>
  );
}

type OfferProps = {
  price: string;
  startDay: string;
  isBusy: boolean;
  waiver: boolean;
  onWaiver: (waiver: boolean) => void;
  onPay: (waiver: boolean) => Promise<void>;
};

function PayOffer({ price, startDay, isBusy, waiver, onWaiver, onPay }: OfferProps) {
  const t = useTranslations("payments.card");
  const isReady = useHydrated();
  return (
    <>
      <Checkbox
        id="waiver"
        label={t("waiver")}
        hint={t("waiverHint", withArticles({ date: startDay }))}
        checked={waiver}
        disabled={!isReady || isBusy}
        onChange={(event) => onWaiver(event.target.checked)}
      />
      <Button className="w-full" disabled={!isReady || isBusy} onClick={() => void onPay(waiver)}>
        {t("pay", { price })}
      </Button>
    </>
  );
}

const OPEN_OUTCOMES = {
  processing: { texts: ["processing"] },
  interrupted: { title: "interruptedTitle", texts: ["interrupted"] },
  unconfirmed: { title: "unconfirmedTitle", texts: ["unconfirmed", "unconfirmedMore"] },
} as const;

function OutcomeNotice({ step }: { step: PaymentStep }) {
  const t = useTranslations("payments.card");
  if (step === "processing" || step === "interrupted" || step === "unconfirmed") {
    const outcome = OPEN_OUTCOMES[step];
    return (
      <Alert tone="careful" title={"title" in outcome && t(outcome.title)}>
        {outcome.texts.map((text) => (
          <p key={text}>{t(text)}</p>
        ))}
        <ContactLine />
      </Alert>
    );
  }
  if (step !== "paid") return null;
  return (
    <Alert tone="good" title={t("paidTitle")} className="space-y-3">
      <p>{t("paid")}</p>
      <a href="/dashboard?payment=success" className={buttonVariants()}>
        {t("goOn")}
      </a>
    </Alert>
  );
}
