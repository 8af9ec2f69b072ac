import { getTranslations } from "next-intl/server";
import { TopBar } from "@/components/accounts/top-bar";
import { Disclosure } from "@/components/exam/disclosure";
import { BackLink } from "@/components/layout/back-link";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { ButtonLink } from "@/components/ui/link";
import { AllowanceNote } from "@/components/writing/drafts/allowance-note";
import { DraftEditor } from "@/components/writing/drafts/draft-editor";
import { DraftPending } from "@/components/writing/drafts/draft-pending";
import { DraftProgress } from "@/components/writing/drafts/draft-progress";
import { type DraftKind, EarlierDrafts, LatestDraft, MendedErrors } from "@/components/writing/drafts/draft-result";
import { FlaggedPassages } from "@/components/writing/drafts/flagged-passages";
import { RankAmongModels } from "@/components/writing/drafts/rank-among-models";
import { ModelAnswers } from "@/components/writing/model-answers";
import { WritingTaskCard } from "@/components/writing/writing-task";
import type { WritingView } from "@/lib/exam/kinds/writing";
import { PROMPTS_PATH } from "@/lib/exam/paths";
import type { DraftAllowance } from "@/lib/writing/ai-limits";
import { MAX_DRAFTS } from "@/lib/writing/draft-step";
import { type DraftTask, draftsPath, draftTaskName } from "@/lib/writing/draft-task";
import type { MarkedDraft } from "@/lib/writing/progress";
import { type DraftSeries, type HandedInDraft, openText } from "@/lib/writing/queries/drafts";
import type { SpellingFinding } from "@/lib/writing/schema";
import type { ErrorsOfTwo } from "@/lib/writing/two-drafts";

type Props = {
  account: { id: string; firstName: string; lastName: string };
  task: DraftTask;
  series: DraftSeries;
  content: WritingView;
  simulationTitle: string;
  spelling: readonly SpellingFinding[] | null;
  /** Null unless a text was rewritten and the errors of both drafts are known. */
  errorsOfTwo: ErrorsOfTwo | null;
  hasAccess: boolean;
  /** Whether the account may write; expired accounts can only read. */
  mayWrite: boolean;
  /** Whether the next draft was requested, rather than the last result. */
  wantsNext: boolean;
  isAiConfigured: boolean;
  /** Null if drafts have no bound. */
  allowance: DraftAllowance | null;
};

const MESSAGE_NAMESPACES = [
  "drafts.editor",
  "drafts.pending",
  "exam.save",
  "writing.text",
  "writing.wait",
  "writing.conflict",
  "writing.faults",
] as const;

const draftKind = (task: DraftTask): DraftKind => ("attemptId" in task ? "rewriting" : "again");

/** Whether to show the editor: a draft is open, the first one here is due, or the next was requested. */
function showsEditor({ series, task, mayWrite, wantsNext }: Props): boolean {
  const begun = series.drafts.length > ("attemptId" in task ? 1 : 0);
  return mayWrite && series.step.kind === "write" && (series.open !== null || wantsNext || !begun);
}

/** The page of one task: the editor, or the result of the last draft. */
export async function DraftView(props: Props) {
  const { account, task, series, simulationTitle, hasAccess } = props;
  const t = await getTranslations("drafts");
  const writing = await getTranslations("writing");
  const kind = draftKind(task);
  const facts = [simulationTitle, ...(series.option ? [writing("option", { id: series.option })] : [])];
  return (
    <PageShell header={<TopBar account={account} hasPaid={hasAccess} hasPlaces={false} />} className="space-y-8">
      <div className="space-y-2">
        <BackLink href={PROMPTS_PATH}>{t("list.title")}</BackLink>
        <p className="pt-2 text-sm text-ink-soft">{facts.join(" · ")}</p>
        <ReadAloud className="max-w-reading space-y-2">
          <h1 className="text-3xl">{t(`${kind}.title`)}</h1>
          <p>{t(`${kind}.lead`, { max: MAX_DRAFTS })}</p>
        </ReadAloud>
      </div>
      {showsEditor(props) ? <DraftEditing {...props} /> : <DraftResults {...props} />}
    </PageShell>
  );
}

async function DraftEditing(props: Props) {
  const { account, task, series, content, spelling, isAiConfigured, allowance } = props;
  const t = await getTranslations("drafts");
  const number = series.step.kind === "write" ? series.step.number : 1;
  const previous = "attemptId" in task ? series.drafts.at(-1) : undefined;
  const prompt = content.options.find(({ id }) => id === series.option) ?? content.options[0];
  const draft = { owner: account.id, task: draftTaskName(task), number, ...openText(task, series) };
  return (
    <>
      {prompt && !previous && <WritingTaskCard task={prompt} covered={[]} Heading="h2" />}
      {prompt && previous && (
        <Disclosure label={t("rewriting.task")}>
          <WritingTaskCard task={prompt} covered={previous.result?.details?.bullets ?? []} Heading="h2" />
        </Disclosure>
      )}
      <div className={previous ? "grid gap-8 lg:grid-cols-2" : "max-w-3xl"}>
        {previous && <FlaggedPassages draft={previous} earlier={series.drafts.at(-2)} spelling={spelling} />}
        <section className="min-w-0 space-y-4">
          {previous && <h2 className="text-xl">{t("rewriting.write", { number, max: MAX_DRAFTS })}</h2>}
          <ClientMessages namespaces={MESSAGE_NAMESPACES}>
            <DraftEditor
              key={number}
              draft={draft}
              path={draftsPath(task)}
              wordCount={content.wordCount}
              previousText={previous?.text ?? null}
              isAiConfigured={isAiConfigured}
              mayHandIn={allowance?.left !== 0}
            />
          </ClientMessages>
          <AllowanceNote allowance={allowance} />
        </section>
      </div>
    </>
  );
}

const isMarked = (draft: HandedInDraft): draft is HandedInDraft & MarkedDraft => draft.result !== null;

async function DraftResults(props: Props) {
  const { task, series, content, spelling, errorsOfTwo } = props;
  const latest = series.drafts.at(-1);
  if (!latest) return <Next {...props} />;
  const marked = series.drafts.filter(isMarked);
  const [first, ...later] = marked;
  const models = content.models?.filter(({ option }) => !series.option || option === series.option) ?? [];
  const isAgain = "simulationId" in task;
  const score = latest.result?.score ?? null;
  return (
    <div className="space-y-10">
      {!latest.result && <Pending {...props} latest={latest} />}
      {errorsOfTwo && <MendedErrors {...errorsOfTwo} />}
      {!isAgain && first?.number === 1 && <DraftProgress first={first} later={later} />}
      {isAgain && score !== null && <RankAmongModels score={score} models={models} />}
      <Next {...props} />
      <LatestDraft kind={draftKind(task)} draft={latest} spelling={spelling} />
      {isAgain && <ModelAnswers models={models} />}
      <EarlierDrafts kind={draftKind(task)} drafts={series.drafts.slice(0, -1).toReversed()} />
    </div>
  );
}

async function Pending({ account, task, series, isAiConfigured, latest }: Props & { latest: HandedInDraft }) {
  const { number, text, wait } = latest;
  const isOwn = !("attemptId" in task) || number > 1;
  const draft = isOwn ? { owner: account.id, task: draftTaskName(task), number, text } : null;
  const state = series.step.kind === "wait" ? "waiting" : isAiConfigured ? "failed" : "basic";
  return (
    <ClientMessages namespaces={MESSAGE_NAMESPACES}>
      <DraftPending draft={draft} state={state} failure={wait?.failure ?? null} />
    </ClientMessages>
  );
}

async function Next({ task, series: { step }, mayWrite, allowance }: Props) {
  const t = await getTranslations("drafts.next");
  if (step.kind === "wait" && mayWrite) return null;
  if (!mayWrite || step.kind !== "write")
    return (
      <ReadAloud className="max-w-reading">
        <p className="font-semibold">{mayWrite ? t("over", { max: MAX_DRAFTS }) : t("closed")}</p>
      </ReadAloud>
    );
  return (
    <div className="space-y-3">
      <ButtonLink href={`${draftsPath(task)}?next=${step.number}`} className="w-full sm:w-auto">
        {t("attemptId" in task ? "rewrite" : "again", { number: step.number })}
      </ButtonLink>
      <AllowanceNote allowance={allowance} />
    </div>
  );
}
