import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button";

/** `isSetAside`: an admin set the user's own attempt aside. */
export function MissingAttempt({ isSetAside = false }: { isSetAside?: boolean }) {
  const t = useTranslations("exam");
  return (
    <main
      id="content"
      tabIndex={-1}
      className="page flex min-h-dvh flex-col items-start justify-center gap-4 py-10 outline-none"
    >
      <h1 className="text-2xl">{t(isSetAside ? "missing.setAsideTitle" : "missing.title")}</h1>
      <p className="max-w-reading">{t(isSetAside ? "missing.setAside" : "missing.text")}</p>
      <Link prefetch={false} href="/dashboard" className={buttonVariants()}>
        {t("toDashboard")}
      </Link>
    </main>
  );
}
