import { ExamFactsView } from "@/components/citizenship/exam-facts-view";
import { EXAM_FACTS_PATH } from "@/lib/citizenship/exam-facts";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export const generateMetadata = pageMetadata("citizenship.facts.pageTitle", {
  path: EXAM_FACTS_PATH,
  description: "citizenship.facts.description",
});

export default function ExamFactsPage() {
  return <ExamFactsView now={new Date()} />;
}
