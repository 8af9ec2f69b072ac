import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

type Props = { mine: string; theirs: string; onKeep: (keep: "mine" | "theirs") => void };

export function TextConflict({ mine, theirs, onKeep }: Props) {
  const t = useTranslations("writing.conflict");
  const versions = [
    { keep: "mine", name: t("mine"), text: mine, button: t("keepMine") },
    { keep: "theirs", name: t("theirs"), text: theirs, button: t("keepTheirs") },
  ] as const;
  return (
    <Alert role="alert" tone="careful" title={t("title")}>
      <p>{t("text")}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {versions.map(({ keep, name, text, button }) => (
          <section key={keep} className="flex flex-col gap-2">
            <h3 className="font-semibold">{name}</h3>
            <p
              lang="it"
              dir="ltr"
              className="max-h-60 flex-1 overflow-y-auto rounded-md border border-line bg-surface p-3 whitespace-pre-wrap"
            >
              {text}
            </p>
            <Button variant="secondary" onClick={() => onKeep(keep)}>
              {button}
            </Button>
          </section>
        ))}
      </div>
    </Alert>
  );
}
