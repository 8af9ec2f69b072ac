import { useTranslations } from "next-intl";
import { LossList } from "@/components/report/loss-list";
import { AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { TextLink } from "@/components/ui/link";
import type { Loss } from "@/lib/report/losses";

type Props = { losses: readonly Loss[]; paper: { id: number; title: string } | undefined };

/** The costliest errors of one attempt, folded: the first is already shown as the one to correct first. */
export function MoreLosses({ losses, paper }: Props) {
  const translate = useTranslations("report");
  if (losses.length === 0) return null;
  return (
    <AccordionItem className="border-y border-line">
      <AccordionTrigger>{translate("mending.more")}</AccordionTrigger>
      <AccordionContent>
        <LossList losses={losses} />
        {paper && (
          <TextLink href={`/simulazioni/${paper.id}`}>{translate("next.paper", { title: paper.title })}</TextLink>
        )}
      </AccordionContent>
    </AccordionItem>
  );
}
