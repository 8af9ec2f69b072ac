import type { ReactNode } from "react";
import { AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";

export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <AccordionItem className="max-w-3xl rounded-lg bg-surface contrast-more:outline contrast-more:outline-line">
      <AccordionTrigger className="px-[min(1rem,5vw)] sm:px-6">{label}</AccordionTrigger>
      <AccordionContent className="space-y-5 px-4 sm:px-6 sm:pb-6">{children}</AccordionContent>
    </AccordionItem>
  );
}
