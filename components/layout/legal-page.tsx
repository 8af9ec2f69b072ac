import { getFormatter, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { Alert } from "@/components/ui/alert";

// When the text was last changed.
const UPDATED = new Date("2026-11-21T12:00:00Z");

/** A page of legal text. `parts` are headings with their paragraphs. */
export async function LegalPage({
  title,
  parts,
}: {
  title: string;
  parts: readonly { title: string; text: ReactNode }[];
}) {
  const translate = await getTranslations("layout.legal");
  const format = await getFormatter();
  return (
    <PageShell className="max-w-3xl space-y-6">
      <div className="space-y-2">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-sm text-ink-soft">
          {translate("updated", { date: format.dateTime(UPDATED, { dateStyle: "long" }) })}
        </p>
      </div>
      <Alert tone="careful">{translate("draft")}</Alert>
      {parts.map((part) => (
        <section key={part.title} className="max-w-reading space-y-1">
          <h2 className="text-xl">{part.title}</h2>
          <p>{part.text}</p>
        </section>
      ))}
    </PageShell>
  );
}
