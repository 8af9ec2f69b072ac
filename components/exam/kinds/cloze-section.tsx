import { useExam } from "@/components/exam/exam-context";
import { ClozeGap, CorrectedGap, ExampleGap } from "@/components/exam/kinds/cloze-gap";
import { fillGaps, PassageText } from "@/components/exam/kinds/passage-text";
import { TwoPanes } from "@/components/exam/kinds/two-panes";
import { SectionCorrection } from "@/components/exam/section-correction";
import type { ClozeView } from "@/lib/exam/kinds/cloze";
import { optionText } from "@/lib/exam/options";
import { questionName } from "@/lib/exam/question-name";

export function ClozeSectionView({ content, isDisabled }: { content: ClozeView; isDisabled: boolean }) {
  const { prova: section, passage, example, questions } = content;
  const { state, store } = useExam();
  const { answers, result } = state[section];

  const renderGap = (id: number) => {
    if (id === 0) return <ExampleGap word={optionText(example.options, example.answer) ?? ""} />;
    const options = questions.find((question) => question.id === id)?.options ?? [];
    const correction = result?.corrections.find((candidate) => candidate.id === id);
    if (correction) {
      const right = optionText(options, correction.correctAnswer) ?? "";
      return <CorrectedGap id={id} word={optionText(options, correction.userAnswer)} right={right} />;
    }
    return (
      <ClozeGap
        section={section}
        id={id}
        options={options}
        answer={answers[questionName(section, id)] ?? ""}
        isDisabled={isDisabled}
        onAnswer={store.answer}
      />
    );
  };

  const renderText = (line: string) => fillGaps(line, renderGap);
  const leading = result ? "text-lg leading-11" : "text-lg leading-11 lg:max-w-none lg:leading-relaxed";
  const text = <PassageText passage={passage} renderText={renderText} className={leading} />;

  if (result) {
    return (
      <TwoPanes
        first="questions"
        isDocked={false}
        textLabel={passage.title}
        text={text}
        questions={<SectionCorrection result={result} />}
      />
    );
  }
  return <div className="lg:columns-2 lg:gap-10 lg:rounded-lg lg:bg-surface lg:p-4">{text}</div>;
}
