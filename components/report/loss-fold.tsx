import { useTranslations } from "next-intl";
import { LossList } from "@/components/report/loss-list";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import type { Loss } from "@/lib/report/losses";

/** The topics that have cost most points so far, folded to one line. Renders nothing without losses. */
export function LossFold({ losses }: { losses: readonly Loss[] }) {
  const translate = useTranslations("report.next");
  if (losses.length === 0) return null;
  return (
    <Accordion>
      <AccordionItem>
        <AccordionTrigger>
          <h2 className="inline text-lg">{translate("costly")}</h2>{" "}
          <span className="font-normal text-ink-soft">{translate("topics", { count: losses.length })}</span>
        </AccordionTrigger>
        <AccordionContent>
          <LossList losses={losses} />
        </AccordionContent>
      </AccordionItem>
    </Accordion>
  );
}
