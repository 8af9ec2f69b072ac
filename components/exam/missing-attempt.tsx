import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button";

/**
 * What stands where an attempt does not exist, is somebody else's, or is finished.
 * @param attemptId of the learner's own finished attempt, else null
 */
export function MissingAttempt({ attemptId = null }: { attemptId?: string | null }) {
  const t = useTranslations("exam");
  return (
    <main
      id="content"
      tabIndex={-1}
      className="page flex min-h-dvh flex-col items-start justify-center gap-4 py-10 outline-none"
    >
      <h1 className="text-2xl">{attemptId ? t("missing.finishedTitle") : t("missing.title")}</h1>
      <p className="max-w-reading">{attemptId ? t("missing.finished") : t("missing.text")}</p>
      <div className="flex flex-wrap gap-3">
        <Link href="/dashboard" prefetch={false} className={buttonVariants()}>
          {t("toDashboard")}
        </Link>
        {attemptId && (
          <Link
            href={`/review/${attemptId}/ascolto1`}
            prefetch={false}
            className={buttonVariants({ variant: "secondary" })}
          >
            {t("missing.review")}
          </Link>
        )}
      </div>
    </main>
  );
}
