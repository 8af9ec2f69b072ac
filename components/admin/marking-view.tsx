import { getFormatter, getTranslations } from "next-intl/server";
import { MarkingForm } from "@/components/admin/marking-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { ErrorList } from "@/components/writing/error-list";
import { MarkedTexts } from "@/components/writing/marked-texts";
import type { WritingToMark } from "@/lib/admin/queries/writings";
import { countWords } from "@/lib/exam/words";
import type { WritingTask } from "@/lib/writing/prompt";

/** A writing for its teacher: the task, the text, the marks it has, and the form for the teacher's own. */
export async function MarkingView({ writing, task }: { writing: WritingToMark; task: WritingTask }) {
  const t = await getTranslations("admin.marking");
  const format = await getFormatter();
  const { text, option, result } = writing.handedIn;
  const words = countWords(text);
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="space-y-6">
        <p className="text-ink-soft">
          {t("about", {
            simulation: writing.simulationId,
            option: option ?? "-",
            date: format.dateTime(writing.submittedAt, { dateStyle: "long", timeStyle: "short" }),
          })}
        </p>
        {result?.source === "ai" && result.teacherAsked && <Alert tone="careful">{t("contested")}</Alert>}
        {result?.source === "teacher" && <Alert tone="good">{t("already")}</Alert>}
        <section className="space-y-2" lang="it">
          <h2 className="text-2xl">{t("task")}</h2>
          <p className="text-reading">{task.prompt}</p>
          <ul className="list-disc pl-6">
            {task.bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        </section>
        <section className="space-y-2">
          <h2 className="text-2xl">{t("text")}</h2>
          <p className="text-ink-soft">{t("words", { words, min: task.words.min, max: task.words.max })}</p>
          <p lang="it" className="rounded-lg border border-line bg-surface p-4 text-reading whitespace-pre-wrap">
            {text}
          </p>
        </section>
        {result ? (
          <section className="space-y-3">
            <h2 className="text-2xl">{t(result.source === "ai" ? "proposal" : "earlier")}</h2>
            <h3 className="text-lg">{t("texts")}</h3>
            <MarkedTexts result={result} />
            <ErrorList errors={result.errors} />
          </section>
        ) : (
          <p className="rounded-md border border-dashed border-edge p-4">{t("noProposal")}</p>
        )}
      </div>
      <ClientMessages namespaces={["admin.marking", "writing.criteria", "writing.result"]}>
        <MarkingForm
          writingId={writing.id}
          proposal={{
            criteria: result?.criteria ?? {},
            feedback: result?.feedback ?? "",
            correctedText: result?.correctedText ?? text,
          }}
        />
      </ClientMessages>
    </div>
  );
}
