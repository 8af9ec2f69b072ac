import { ArrowLeft, ArrowRight } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MenuLanguage, MenuLink, MenuReading } from "@/components/layout/menu-items";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { SiteHeader } from "@/components/layout/site-header";
import { SiteMenu } from "@/components/layout/site-menu";
import { ButtonLink } from "@/components/ui/link";
import { reviewPath } from "@/lib/exam/paths";
import { SECTIONS, type Section } from "@/lib/exam/sections";

type Props = { attemptId: string; section: Section };

/** The frame of a review: title, back link, links to the previous and next section. */
export async function ReviewFrame({ attemptId, section, children }: Props & { children: ReactNode }) {
  const screen = await getTranslations("report.screen");
  const sections = await getTranslations("exam.sections");
  const layout = await getTranslations("layout");
  return (
    <PageShell
      header={
        <SiteHeader menu={<ReviewMenu />}>
          <ButtonLink href="/dashboard" variant="quiet" size="small" prefetch="auto">
            {layout("dashboard")}
          </ButtonLink>
        </SiteHeader>
      }
      className="space-y-6"
    >
      <ReadAloud className="max-w-reading space-y-2">
        <h1 className="text-3xl">{screen("title", { section: sections(section) })}</h1>
        <p>{screen("subtitle")}</p>
      </ReadAloud>
      {children}
      <ReviewNavigation attemptId={attemptId} section={section} />
    </PageShell>
  );
}

async function ReviewMenu() {
  const layout = await getTranslations("layout");
  return (
    <SiteMenu>
      <MenuLink href="/account">{layout("account")}</MenuLink>
      <MenuReading />
      <MenuLanguage />
    </SiteMenu>
  );
}

async function ReviewNavigation({ attemptId, section }: Props) {
  const screen = await getTranslations("report.screen");
  const sections = await getTranslations("exam.sections");
  const at = SECTIONS.indexOf(section);
  const [previous, next] = [SECTIONS[at - 1], SECTIONS[at + 1]];
  return (
    <nav
      aria-label={screen("navigation")}
      className="flex flex-col gap-3 border-t border-line pt-6 sm:flex-row print:hidden"
    >
      {previous && (
        <ButtonLink href={reviewPath(attemptId, previous)} variant="secondary" className="w-full sm:w-auto">
          <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
          <span>{screen("previous", { section: sections(previous) })}</span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={reviewPath(attemptId, next)} variant="secondary" className="w-full sm:w-auto">
          <span>{screen("next", { section: sections(next) })}</span>
          <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
        </ButtonLink>
      )}
      <ButtonLink href="/dashboard" variant="quiet" className="w-full sm:ms-auto sm:w-auto" prefetch="auto">
        {screen("dashboard")}
      </ButtonLink>
    </nav>
  );
}
