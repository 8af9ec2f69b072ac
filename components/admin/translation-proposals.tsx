import { getLocale, getTranslations } from "next-intl/server";
import { ActionDialog } from "@/components/admin/action-dialog";
import { ChoiceLinks } from "@/components/admin/links";
import { EmptyState } from "@/components/admin/page-section";
import { ProposalStateButton } from "@/components/admin/proposal-state-button";
import { type Column, RowList, TwoLines } from "@/components/admin/table";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { clearDoneProposals } from "@/lib/admin/actions";
import type { TranslationProposal } from "@/lib/admin/queries/translation-proposals";
import { ownLanguageName } from "@/lib/i18n/language-name";
import { formatDay } from "@/lib/product/format";

type Props = { proposals: readonly TranslationProposal[]; open: number; done: number; isDone: boolean };

/** Proposed translations of one state, the oldest first, and all of them as a file. */
export async function TranslationProposals({ proposals, open, done, isDone }: Props) {
  const t = await getTranslations("admin.translations");
  const links = [
    { href: "/admin/translations", text: t("open", { count: open }), isCurrent: !isDone },
    { href: "/admin/translations?state=done", text: t("done", { count: done }), isCurrent: isDone },
  ];
  const count = isDone ? done : open;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ChoiceLinks label={t("filter")} links={links} />
        <div className="flex flex-wrap gap-2">
          {open + done > 0 && (
            <a
              href="/api/admin/translation-proposals.csv"
              download
              className={buttonVariants({ variant: "secondary", size: "small", className: "max-md:min-h-12" })}
            >
              {t("csv")}
            </a>
          )}
          {done > 0 && <ClearDone count={done} />}
        </div>
      </div>
      {count === 0 ? (
        <EmptyState>{t(isDone ? "noneDone" : "none")}</EmptyState>
      ) : (
        <ProposalRows proposals={proposals} />
      )}
      {proposals.length < count && <p>{t("more", { shown: proposals.length, count })}</p>}
    </div>
  );
}

async function ProposalRows({ proposals }: Pick<Props, "proposals">) {
  const t = await getTranslations("admin.translations");
  const locale = await getLocale();
  const columns: Column<TranslationProposal>[] = [
    {
      key: "where",
      head: t("columns.locale"),
      cell: ({ locale: spoken, page }) => (
        <TwoLines small={page ?? t("unknownPage")}>
          <span>{ownLanguageName(spoken)}</span>
        </TwoLines>
      ),
    },
    {
      key: "sentence",
      head: t("columns.sentence"),
      showsLabel: true,
      cell: ({ locale: spoken, sentence }) => <span lang={spoken}>{sentence}</span>,
    },
    {
      key: "proposal",
      head: t("columns.proposal"),
      showsLabel: true,
      cell: ({ locale: spoken, proposal }) => (
        <span lang={spoken} className="font-semibold">
          {proposal}
        </span>
      ),
    },
    { key: "date", head: t("columns.date"), cell: ({ createdAt }) => <span>{formatDay(createdAt, locale)}</span> },
    {
      key: "state",
      head: t("columns.state"),
      cell: ({ id, sentence, doneAt }) => {
        const isOpen = doneAt === null;
        const words = {
          label: t(isOpen ? "markDone" : "reopen"),
          changed: t(isOpen ? "markedDone" : "reopened"),
          failed: t("failed"),
        };
        return (
          <div className="flex flex-wrap items-center gap-2">
            <Badge>{t(isOpen ? "states.open" : "states.done")}</Badge>
            <ProposalStateButton change={{ proposalId: id, isDone: isOpen }} sentence={sentence} words={words} />
          </div>
        );
      },
    },
  ];
  return (
    <RowList widths="md:grid-cols-[2fr_3fr_3fr_1fr_2fr]" columns={columns} rows={proposals} keyOf={({ id }) => id} />
  );
}

async function ClearDone({ count }: { count: number }) {
  const t = await getTranslations("admin.translations.clear");
  const acts = await getTranslations("admin.acts");
  return (
    <ActionDialog
      label={t("label")}
      triggerProps={{ variant: "quiet", className: "max-md:min-h-12" }}
      title={t("title")}
      isDangerous
      labels={{
        confirm: t("confirm"),
        pending: acts("pending"),
        cancel: acts("cancel"),
        unreachable: acts("unreachable"),
        done: t("done"),
        failed: acts("failed"),
      }}
      action={clearDoneProposals}
      input={{}}
    >
      <p>{t("text", { count })}</p>
    </ActionDialog>
  );
}
