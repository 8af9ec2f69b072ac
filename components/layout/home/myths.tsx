import { X } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { SourceBadge, type StatementSource } from "@/components/layout/home/source-badge";
import { ReadAloud } from "@/components/layout/read-aloud";
import { AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";

const MYTHS = [
  { name: "seven", sources: ["reported", "ours"] },
  { name: "penalty", sources: ["official"] },
  { name: "once", sources: ["official"] },
  { name: "retake", sources: ["reported"] },
  { name: "longer", sources: ["official"] },
] as const satisfies { name: string; sources: StatementSource[] }[];

/** A row of the questions: what people say about the exam, and what is true. */
export async function Myths() {
  const translate = await getTranslations("home.myths");
  const sources = await getTranslations("home.sources");
  return (
    <AccordionItem>
      <AccordionTrigger>{translate("title")}</AccordionTrigger>
      <AccordionContent className="max-w-reading space-y-6">
        <ul className="space-y-6">
          {MYTHS.map(({ name, sources: labels }) => (
            <li key={name} className="space-y-1.5">
              <p className="flex items-start gap-2 font-semibold">
                <X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-wrong" strokeWidth={3} />
                <span>{translate(`${name}.said`)}</span>
              </p>
              <ReadAloud>
                <p>{translate(`${name}.fact`)}</p>
              </ReadAloud>
              <p className="flex flex-wrap gap-2">
                {labels.map((source) => (
                  <SourceBadge key={source} source={source} />
                ))}
              </p>
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">{sources("legend")}</p>
      </AccordionContent>
    </AccordionItem>
  );
}
