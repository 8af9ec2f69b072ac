import { useTranslations } from "next-intl";
import { Footer } from "@/components/layout/footer";
import { AccordionItem, AccordionTrigger } from "@/components/ui/accordion";

/** The footer folded to one line, on a page that a learner opens every day. */
export function FoldedFooter() {
  const translate = useTranslations("layout.footer");
  return (
    <section aria-label={translate("fold")} className="border-t border-line bg-sunken print:hidden">
      <AccordionItem>
        <AccordionTrigger className="page text-sm">{translate("fold")}</AccordionTrigger>
        <Footer />
      </AccordionItem>
    </section>
  );
}
