import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button";

type Props = { attemptId: string; productName: string; simulationTitle: string };

/** The one line above the exam: which simulation this is, and the way out. */
export function ExamHeader({ attemptId, productName, simulationTitle }: Props) {
  const t = useTranslations("exam");
  return (
    <header className="border-b border-line bg-surface px-4 py-2 lg:px-6">
      <div className="mx-auto flex max-w-[92rem] items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-base lg:text-lg">{t("title", { product: productName, id: attemptId })}</h1>
          <p className="text-sm text-ink-soft max-sm:sr-only">{simulationTitle}</p>
        </div>
        <Link
          href="/dashboard"
          prefetch={false}
          className={buttonVariants({
            variant: "secondary",
            size: "small",
            className: "shrink-0 max-sm:max-w-32 max-sm:text-sm max-sm:leading-tight print:hidden",
          })}
        >
          {t("toDashboard")}
        </Link>
      </div>
    </header>
  );
}
