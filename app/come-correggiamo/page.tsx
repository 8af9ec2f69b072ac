import { HowWeCorrect } from "@/components/writing/how-we-correct";
import { areWritingsMarked } from "@/lib/exam/mark-visibility";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { isAiConfigured } from "@/lib/writing/anthropic";

export const generateMetadata = pageMetadata("layout.howWeCorrect.title", {
  path: "/come-correggiamo",
  description: "layout.howWeCorrect.intro",
});

export default function HowWeCorrectPage() {
  return <HowWeCorrect isAiConfigured={isAiConfigured()} areWritingsMarked={areWritingsMarked()} />;
}
