import { ChevronDown } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { FaqEntry } from "@/components/layout/home/faq-entries";
import { HomeSection } from "@/components/layout/home/home-section";
import { SourceBadge } from "@/components/layout/home/source-badge";

export async function Faq({ questions }: { questions: readonly FaqEntry[] }) {
  const translate = await getTranslations("home.questions");
  return (
    <HomeSection id="domande" title={translate("title")}>
      <div className="max-w-3xl space-y-2">
        {questions.map(({ name, question, answer, source }) => (
          <details key={name} className="group rounded-lg bg-surface contrast-more:outline contrast-more:outline-line">
            <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-lg px-4 py-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <div className="max-w-reading space-y-2 px-4 pb-4">
              <p className="whitespace-pre-line">{answer}</p>
              {source && (
                <p>
                  <SourceBadge source={source} />
                </p>
              )}
            </div>
          </details>
        ))}
      </div>
    </HomeSection>
  );
}
