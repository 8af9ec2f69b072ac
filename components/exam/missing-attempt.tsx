import { useTranslations } from "next-intl";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Scene } from "@/components/layout/scene";
import { ButtonLink } from "@/components/ui/link";

/** `isSetAside`: an admin set the user's own attempt aside. */
export function MissingAttempt({ isSetAside = false }: { isSetAside?: boolean }) {
  const t = useTranslations("exam");
  return (
    <main
      id="content"
      tabIndex={-1}
      className="page flex min-h-dvh flex-col items-start justify-center gap-4 py-10 outline-none"
    >
      <Scene theme="exam" lights="off" className="h-28 max-w-sm rounded-lg" />
      <ReadAloud className="max-w-reading space-y-4">
        <h1 className="text-2xl">{t(isSetAside ? "missing.setAsideTitle" : "missing.title")}</h1>
        <p>{t(isSetAside ? "missing.setAside" : "missing.text")}</p>
      </ReadAloud>
      <ButtonLink href="/dashboard">{t("toDashboard")}</ButtonLink>
    </main>
  );
}
