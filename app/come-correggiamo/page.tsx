import { HowWeCorrect } from "@/components/writing/how-we-correct";
import { areWritingsMarked } from "@/lib/exam/mark-visibility";
import { titled } from "@/lib/i18n/titled";
import { isAiConfigured } from "@/lib/writing/anthropic";

export const generateMetadata = titled("layout.howWeCorrect.title", {
  path: "/come-correggiamo",
  description: "layout.howWeCorrect.intro",
});

export default function HowWeCorrectPage() {
  return <HowWeCorrect isAiConfigured={isAiConfigured()} areWritingsMarked={areWritingsMarked()} />;
}
