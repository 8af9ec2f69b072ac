import { QuestionScreen } from "@/components/citizenship/question-screen";
import { ResultScreen } from "@/components/citizenship/result-screen";
import { PageShell } from "@/components/layout/page-shell";
import type { CheckState } from "@/lib/citizenship/check";

type Props = { state: CheckState; lang: string | null; now: Date };

/** "Devi fare questo esame?": one question a screen, then the result. */
export function CheckView({ state, lang, now }: Props) {
  const { question, answers } = state;
  if (!question) {
    return (
      <PageShell className="space-y-8">
        <ResultScreen answers={answers} lang={lang} now={now} />
      </PageShell>
    );
  }
  return (
    <PageShell className="mx-auto max-w-2xl space-y-6">
      <QuestionScreen {...state} question={question} lang={lang} />
    </PageShell>
  );
}
