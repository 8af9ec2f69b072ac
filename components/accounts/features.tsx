import { BookOpenCheck, FileText, ListChecks, SquarePen } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { countSimulations } from "@/lib/product/simulation-folders";

const FEATURES = [
  { icon: ListChecks, title: "simulations", text: "simulationsText" },
  { icon: SquarePen, title: "correction", text: "correctionText" },
  { icon: BookOpenCheck, title: "review", text: "reviewText" },
  { icon: FileText, title: "summary", text: "summaryText" },
] as const;

export async function Features() {
  const translate = await getTranslations("accounts.landing");
  return (
    <section aria-labelledby="features-title" className="space-y-4">
      <h2 id="features-title" className="text-2xl">
        {translate("featuresTitle")}
      </h2>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-accent" />
            <div>
              <h3 className="text-lg">{translate(`features.${title}`, { count: countSimulations() })}</h3>
              <p>{translate(`features.${text}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
