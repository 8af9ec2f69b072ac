import { Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { WritingOptionView } from "@/lib/exam/kinds/writing";

type Props = {
  task: WritingOptionView;
  /** Which points the text covers, in order; empty before it was checked. */
  covered: readonly boolean[];
  Heading?: "h2" | "h3";
};

export function WritingTaskCard({ task: { id, prompt, bullets }, covered, Heading = "h3" }: Props) {
  const t = useTranslations("writing");
  return (
    <section className="max-w-3xl space-y-2 rounded-lg bg-sunken p-4 sm:p-6">
      <Heading className="text-lg">{t("inline.task", { option: id })}</Heading>
      <p lang="it" dir="ltr" className="max-w-reading text-reading">
        {prompt}
      </p>
      <p className="font-semibold">{t("points")}</p>
      <ul className="space-y-1">
        {bullets.map((bullet, at) => (
          <li key={bullet} className="flex gap-2">
            <PointMark isCovered={covered[at]} />
            <span lang="it" dir="ltr">
              {bullet}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PointMark({ isCovered }: { isCovered: boolean | undefined }) {
  const t = useTranslations("writing.inline");
  if (isCovered === undefined) return <span aria-hidden="true">•</span>;
  const [Icon, colour, word] = isCovered
    ? ([Check, "text-accent", "covered"] as const)
    : ([X, "text-wrong", "notCovered"] as const);
  return (
    <span className={`inline-flex shrink-0 items-start gap-1 text-sm font-semibold ${colour}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5" strokeWidth={2.5} />
      <span>{t(word)}</span>
    </span>
  );
}
