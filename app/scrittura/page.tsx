import { getLocale } from "next-intl/server";
import { LearnerView } from "@/app/learner-view";
import { AcceptTermsView } from "@/components/accounts/accept-terms-view";
import { LandingView } from "@/components/accounts/landing-view";
import { PromptList } from "@/components/writing/drafts/prompt-list";
import { findTermsQuestion } from "@/lib/accounts/queries";
import { listSimulations } from "@/lib/exam/content/library";
import { toSectionContent } from "@/lib/exam/kinds/table";
import { localize } from "@/lib/exam/localize";
import { PROMPTS_PATH } from "@/lib/exam/paths";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { hasPaid } from "@/lib/payments/entitlement";
import { findSignedIn } from "@/lib/payments/gate";
import { findDraftAllowance, listPrompts } from "@/lib/writing/queries/drafts";

export const generateMetadata = pageMetadata("drafts.list.title");

export default async function PromptsPage() {
  const signedIn = await findSignedIn();
  if (!signedIn) return <LandingView returnTo={PROMPTS_PATH} />;
  const question = await findTermsQuestion(signedIn.account, new Date());
  if (question) return <AcceptTermsView {...signedIn} question={question} />;
  const { account, access } = signedIn;
  if (access.state === "none") return <LearnerView account={account} access={access} />;
  const [own, allowance, locale] = await Promise.all([listPrompts(account), findDraftAllowance(account), getLocale()]);
  const papers = listSimulations().map((simulation) => {
    const { id, theme, title } = simulation;
    const { options } = toSectionContent(simulation, WRITING_SECTION, false, locale);
    // A locked prompt shows only its title.
    const opened = own.get(id) ?? null;
    return { id, theme, title: localize(title, locale), options: opened ? options : [], own: opened };
  });
  const hasAccess = hasPaid(access);
  return (
    <PromptList account={account} hasAccess={hasAccess} papers={papers} allowance={hasAccess ? allowance : null} />
  );
}
