import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { TopBar } from "@/components/accounts/top-bar";
import { Fold } from "@/components/exam/fold";
import { BackLink } from "@/components/layout/back-link";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button";
import { DraftEditor } from "@/components/writing/drafts/draft-editor";
import { DraftPending } from "@/components/writing/drafts/draft-pending";
import { DraftPlaces } from "@/components/writing/drafts/draft-places";
import { DraftProgress } from "@/components/writing/drafts/draft-progress";
import { type DraftKind, EarlierDrafts, LatestDraft } from "@/components/writing/drafts/draft-result";
import { RankAmongModels } from "@/components/writing/drafts/rank-among-models";
import { ModelAnswers } from "@/components/writing/model-answers";
import { WritingTask } from "@/components/writing/writing-task";
import type { WritingView } from "@/lib/exam/kinds/writing";
import { PROMPTS_PATH } from "@/lib/exam/paths";
import { MAX_DRAFTS } from "@/lib/writing/draft-step";
import { type DraftTask, draftsPath, draftTaskName } from "@/lib/writing/draft-task";
import type { MarkedDraft } from "@/lib/writing/progress";
import type { DraftBook, HandedInDraft } from "@/lib/writing/queries/drafts";
import type { SpellingFinding } from "@/lib/writing/schema";

type Props = {
  account: { id: string; firstName: string; lastName: string };
  task: DraftTask;
  book: DraftBook;
  content: WritingView;
  simulationTitle: string;
  spelling: readonly SpellingFinding[] | null;
  hasAccess: boolean;
  /** Whether the account may write; expired accounts can only read. */
  mayWrite: boolean;
  /** Whether the next draft was requested, rather than the last result. */
  isAsked: boolean;
  isAiConfigured: boolean;
};

const SENTENCES = [
  "drafts.editor",
  "drafts.pending",
  "exam.save",
  "writing.text",
  "writing.wait",
  "writing.conflict",
  "writing.faults",
] as const;

const kindOf = (task: DraftTask): DraftKind => ("attemptId" in task ? "rewriting" : "again");

/** Whether to show the editor: a draft is open, the first one here is due, or the next was requested. */
function isDesk({ book, task, mayWrite, isAsked }: Props): boolean {
  const begun = book.drafts.length > ("attemptId" in task ? 1 : 0);
  return mayWrite && book.step.kind === "write" && (book.open !== null || isAsked || !begun);
}

/** The page of one task: the editor, or the result of the last draft. */
export async function DraftView(props: Props) {
  const { account, task, book, simulationTitle, hasAccess } = props;
  const t = await getTranslations("drafts");
  const writing = await getTranslations("writing");
  const kind = kindOf(task);
  const facts = [simulationTitle, ...(book.option ? [writing("option", { id: book.option })] : [])];
  return (
    <PageShell header={<TopBar account={account} hasPaid={hasAccess} />} className="space-y-8">
      <div className="space-y-2">
        <BackLink href={PROMPTS_PATH}>{t("list.title")}</BackLink>
        <p className="pt-2 text-sm text-ink-soft">{facts.join(" · ")}</p>
        <h1 className="text-3xl">{t(`${kind}.title`)}</h1>
        <p className="max-w-reading">{t(`${kind}.lead`, { max: MAX_DRAFTS })}</p>
      </div>
      {isDesk(props) ? <Desk {...props} /> : <Outcome {...props} />}
    </PageShell>
  );
}

async function Desk(props: Props) {
  const { account, task, book, content, spelling, isAiConfigured } = props;
  const t = await getTranslations("drafts");
  const number = book.open?.number ?? (book.step.kind === "write" ? book.step.number : 1);
  const before = "attemptId" in task ? book.drafts.at(-1) : undefined;
  const prompt = content.options.find(({ id }) => id === book.option) ?? content.options[0];
  const { text, revision } = book.open ?? { text: before?.text ?? "", revision: 0 };
  const draft = { owner: account.id, task: draftTaskName(task), number, text, revision };
  return (
    <>
      {prompt && !before && <WritingTask task={prompt} covered={[]} Heading="h2" />}
      {prompt && before && (
        <Fold label={t("rewriting.task")}>
          <WritingTask task={prompt} covered={before.result?.details?.bullets ?? []} Heading="h2" />
        </Fold>
      )}
      <div className={before ? "grid gap-8 lg:grid-cols-2" : "max-w-3xl"}>
        {before && <DraftPlaces draft={before} spelling={spelling} />}
        <section className="min-w-0 space-y-4">
          {before && <h2 className="text-xl">{t("rewriting.write", { number, max: MAX_DRAFTS })}</h2>}
          <ClientMessages namespaces={SENTENCES}>
            <DraftEditor
              key={number}
              draft={draft}
              path={draftsPath(task)}
              wordCount={content.wordCount}
              before={before?.text ?? null}
              isAiConfigured={isAiConfigured}
            />
          </ClientMessages>
        </section>
      </div>
    </>
  );
}

const isMarked = (draft: HandedInDraft): draft is HandedInDraft & MarkedDraft => draft.result !== null;

async function Outcome(props: Props) {
  const { task, book, content, spelling } = props;
  const latest = book.drafts.at(-1);
  if (!latest) return <NothingYet />;
  const marked = book.drafts.filter(isMarked);
  const [first, ...later] = marked;
  const models = content.models?.filter(({ option }) => !book.option || option === book.option) ?? [];
  const isAgain = "simulationId" in task;
  const score = latest.result?.score ?? null;
  return (
    <div className="space-y-10">
      {!latest.result && <Pending {...props} latest={latest} />}
      {!isAgain && first?.number === 1 && <DraftProgress first={first} later={later} />}
      {isAgain && score !== null && <RankAmongModels score={score} models={models} />}
      <Next {...props} />
      <LatestDraft kind={kindOf(task)} draft={latest} spelling={spelling} />
      {isAgain && <ModelAnswers models={models} />}
      <EarlierDrafts kind={kindOf(task)} drafts={book.drafts.slice(0, -1).toReversed()} />
    </div>
  );
}

async function Pending({ account, task, book, isAiConfigured, latest }: Props & { latest: HandedInDraft }) {
  const { number, text, wait } = latest;
  const isOwn = !("attemptId" in task) || number > 1;
  const draft = isOwn ? { owner: account.id, task: draftTaskName(task), number, text } : null;
  const state = book.step.kind === "wait" ? "waiting" : isAiConfigured ? "failed" : "basic";
  return (
    <ClientMessages namespaces={SENTENCES}>
      <DraftPending draft={draft} state={state} failure={wait?.failure ?? null} />
    </ClientMessages>
  );
}

async function Next({ task, book: { step }, mayWrite }: Props) {
  const t = await getTranslations("drafts.next");
  if (!mayWrite) return <p className="max-w-reading font-semibold">{t("closed")}</p>;
  if (step.kind === "over") return <p className="max-w-reading font-semibold">{t("over", { max: MAX_DRAFTS })}</p>;
  if (step.kind === "wait") return null;
  return (
    <Link
      href={`${draftsPath(task)}?next=${step.number}`}
      prefetch={false}
      className={buttonVariants({ className: "w-full sm:w-auto" })}
    >
      {t("attemptId" in task ? "rewrite" : "again", { number: step.number })}
    </Link>
  );
}

async function NothingYet() {
  const t = await getTranslations("drafts.next");
  return <p className="max-w-reading font-semibold">{t("closed")}</p>;
}
