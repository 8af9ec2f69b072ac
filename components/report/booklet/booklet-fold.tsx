import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { ReadAloud } from "@/components/layout/read-aloud";
import { BookletButton } from "@/components/report/booklet/booklet-button";
import { AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";

/** The questions of a finished simulation to print and do again on paper, folded. */
export async function BookletFold({ attemptId }: { attemptId: string }) {
  const translate = await getTranslations("report.booklet");
  return (
    <AccordionItem className="-mt-px border-y border-line">
      <AccordionTrigger>{translate("title")}</AccordionTrigger>
      <AccordionContent className="space-y-2">
        <ReadAloud>
          <p>{translate("text")}</p>
        </ReadAloud>
        <ClientMessages namespaces={["report.booklet", "report.pdf"]} except={["report.booklet.notes"]}>
          <BookletButton attemptId={attemptId} />
        </ClientMessages>
      </AccordionContent>
    </AccordionItem>
  );
}
