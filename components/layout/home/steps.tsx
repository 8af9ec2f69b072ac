import { getTranslations } from "next-intl/server";
import { HomeSection } from "@/components/layout/home/home-section";
import { ACCESS_DAYS } from "@/lib/product/product";

const STEPS = ["register", "pay", "take", "read"] as const;

export async function Steps() {
  const translate = await getTranslations("home.steps");
  return (
    <HomeSection id="come-funziona" title={translate("title")}>
      <ol className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map((step, index) => (
          <li key={step} className="space-y-1">
            <p aria-hidden="true" className="font-display text-3xl font-semibold text-accent">
              {index + 1}
            </p>
            <h3 className="text-lg">{translate(`${step}.title`)}</h3>
            <p>{translate(`${step}.text`, { days: ACCESS_DAYS })}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
