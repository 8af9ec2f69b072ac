import { notFound, redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { LandingView } from "@/components/accounts/landing-view";
import { DraftView } from "@/components/writing/drafts/draft-view";
import { findAccount } from "@/lib/accounts/gate";
import { getSimulation } from "@/lib/exam/content/library";
import { toSectionContent } from "@/lib/exam/kinds/table";
import { localize } from "@/lib/exam/localize";
import { PROMPTS_PATH } from "@/lib/exam/paths";
import { findAttempt } from "@/lib/exam/queries";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { hasPaid } from "@/lib/payments/entitlement";
import { toLearner } from "@/lib/payments/gate";
import { findAccess } from "@/lib/payments/queries";
import { isAiConfigured } from "@/lib/writing/anthropic";
import { withContrasts } from "@/lib/writing/contrasts";
import { draftsPath, draftTaskSchema } from "@/lib/writing/draft-task";
import { getBasicCheck } from "@/lib/writing/mutations/get-basic-check";
import { findDraftAllowance, findDraftSeries, type HandedInDraft } from "@/lib/writing/queries/drafts";
import { findErrorsOfTwo } from "@/lib/writing/two-drafts";

/** `wantsNext`: whether the next draft is requested. */
type Props = { name: string; wantsNext: boolean };

/** The drafts of one task. An own text that cannot be rewritten redirects; other tasks that are not open are 404. */
export async function DraftPage({ name, wantsNext }: Props) {
  const { data: task } = draftTaskSchema.safeParse(name);
  if (!task) notFound();
  const account = await findAccount();
  if (!account) return <LandingView returnTo={draftsPath(task)} />;
  const found = await findDraftSeries(account, task);
  const isRewriting = "attemptId" in task;
  if (!found && isRewriting && (await findAttempt(account, task.attemptId))) redirect(PROMPTS_PATH);
  if (!found) notFound();
  const [access, allowance] = await Promise.all([findAccess(account), findDraftAllowance(account)]);
  const locale = await getLocale();
  const addContrasts = (draft: HandedInDraft) =>
    draft.result ? { ...draft, result: withContrasts(draft.result, locale) } : draft;
  const book = { ...found, drafts: found.drafts.map(addContrasts) };
  const simulation = getSimulation(book.simulationId);
  const latest = book.drafts.at(-1);
  return (
    <DraftView
      account={account}
      task={task}
      series={book}
      content={toSectionContent(simulation, WRITING_SECTION, true, locale)}
      simulationTitle={localize(simulation.title, locale)}
      spelling={latest && !latest.result ? await getBasicCheck(latest) : null}
      errorsOfTwo={isRewriting ? await findErrorsOfTwo(book.drafts, book.step.kind === "wait", getBasicCheck) : null}
      hasAccess={hasPaid(access)}
      mayWrite={!(toLearner(account, access) instanceof Error)}
      wantsNext={wantsNext}
      allowance={allowance}
      isAiConfigured={isAiConfigured()}
    />
  );
}
