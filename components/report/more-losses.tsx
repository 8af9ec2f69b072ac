import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { NextStepsCard } from "@/components/report/next-steps-card";
import { AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";

type Props = Pick<ComponentProps<typeof NextStepsCard>, "losses" | "paper">;

/** The costliest errors of one attempt, folded: the first is already what to mend. */
export function MoreLosses({ losses, paper }: Props) {
  const translate = useTranslations("report.mending");
  if (losses.length === 0) return null;
  return (
    <AccordionItem className="border-y border-line">
      <AccordionTrigger>{translate("more")}</AccordionTrigger>
      <AccordionContent>
        <NextStepsCard losses={losses} isAll={false} paper={paper} />
      </AccordionContent>
    </AccordionItem>
  );
}
