import { getTranslations } from "next-intl/server";
import { TopBar } from "@/components/accounts/top-bar";
import { PageShell } from "@/components/layout/page-shell";
import { PictureHeading } from "@/components/layout/picture-heading";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Scene, type SceneName } from "@/components/layout/scene";
import { Street } from "@/components/layout/street";
import { TextLink } from "@/components/ui/link";
import { AllowanceNote } from "@/components/writing/drafts/allowance-note";
import type { WritingOptionView } from "@/lib/exam/kinds/writing";
import { promptPath, rewritingPath } from "@/lib/exam/paths";
import { SECTION_MAX } from "@/lib/exam/score";
import type { DraftAllowance } from "@/lib/writing/ai-limits";
import type { PaperPrompts, TaskState } from "@/lib/writing/queries/drafts";

/** A simulation with its prompts; `own` is null while they are locked. */
type ListedPaper = {
  id: number;
  theme: SceneName;
  title: string;
  options: readonly WritingOptionView[];
  own: PaperPrompts | null;
};

type Props = {
  account: { firstName: string; lastName: string };
  hasAccess: boolean;
  papers: readonly ListedPaper[];
  allowance: DraftAllowance | null;
};

export async function PromptList({ account, hasAccess, papers, allowance }: Props) {
  const t = await getTranslations("drafts.list");
  const open = papers.flatMap(({ own, ...paper }) => (own ? [{ ...paper, own }] : []));
  const shut = papers.filter(({ own }) => !own);
  return (
    <PageShell
      header={<TopBar account={account} hasPaid={hasAccess} place="writing" />}
      className="max-w-3xl space-y-6 sm:space-y-8"
    >
      <PictureHeading
        title={t("title")}
        picture={<Street buildings={papers.map(({ theme, own }) => ({ theme, lights: own ? "on" : "off" }))} />}
      >
        <p className="max-w-reading">{t(open.length > 0 ? "lead" : "empty")}</p>
        {open.length > 0 && <AllowanceNote allowance={allowance} />}
      </PictureHeading>
      {open.map((paper) => (
        <OpenPaper key={paper.id} {...paper} />
      ))}
      {shut.length > 0 && open.length > 0 && (
        <section className="space-y-2">
          <ReadAloud className="max-w-reading space-y-2">
            <h2 className="text-xl">{t("shut")}</h2>
            <p className="text-ink-soft">{t("shutText")}</p>
          </ReadAloud>
          <ul className="space-y-2 text-ink-soft">
            {shut.map(({ id, theme, title }) => (
              <li key={id} className="flex items-center gap-3">
                <div className="w-16 shrink-0 crowded:hidden">
                  <Scene theme={theme} lights="off" className="rounded-sm" />
                </div>
                <span className="min-w-0">{title}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageShell>
  );
}

async function OpenPaper({
  id,
  theme,
  title,
  options,
  own: { rewriting, prompts },
}: ListedPaper & { own: PaperPrompts }) {
  const t = await getTranslations("drafts.list");
  const writing = await getTranslations("writing");
  return (
    <section aria-labelledby={`paper-${id}`} className="space-y-3">
      <div className="flex items-center gap-3">
        <div className="w-20 shrink-0 crowded:hidden">
          <Scene theme={theme} className="rounded-sm" />
        </div>
        <h2 id={`paper-${id}`} className="min-w-0 text-xl">
          {title}
        </h2>
      </div>
      <ul className="divide-y divide-line rounded-lg bg-surface">
        {rewriting && (
          <Row
            href={rewritingPath(rewriting.attemptId)}
            name={t("rewrite")}
            state={<RewritingState {...rewriting} />}
          />
        )}
        {options.map(({ id: option, prompt }) => (
          <Row
            key={option}
            href={promptPath(id, option)}
            name={writing("option", { id: option })}
            state={<AgainState {...prompts[option]} />}
          >
            <span lang="it" className="mt-1 line-clamp-2 max-w-reading text-ink-soft">
              {prompt}
            </span>
          </Row>
        ))}
      </ul>
    </section>
  );
}

type RowProps = { href: string; name: string; state: React.ReactNode; children?: React.ReactNode };

function Row({ href, name, state, children }: RowProps) {
  return (
    <li className="px-4 py-3 sm:px-6">
      <TextLink href={href} className="font-semibold">
        {name}
      </TextLink>
      {children}
      <p className="text-sm">{state}</p>
    </li>
  );
}

async function RewritingState({ isCorrected, score, texts, best, isOpen }: NonNullable<PaperPrompts["rewriting"]>) {
  const t = await getTranslations("drafts.list");
  const max = SECTION_MAX;
  const later = best === null ? t("later", { count: texts }) : t("laterBest", { count: texts, score: best, max });
  const parts = [
    !isCorrected && t("firstUnmarked"),
    score !== null && t("first", { score, max }),
    texts > 0 && later,
    isOpen && t("open"),
  ];
  return <span>{parts.filter(Boolean).join(" ")}</span>;
}

async function AgainState({ texts, best, isOpen }: TaskState) {
  const t = await getTranslations("drafts.list");
  if (isOpen || texts === 0) return <span>{t(isOpen ? "open" : "never")}</span>;
  const words =
    best === null ? t("texts", { count: texts }) : t("textsBest", { count: texts, score: best, max: SECTION_MAX });
  return <span>{words}</span>;
}
