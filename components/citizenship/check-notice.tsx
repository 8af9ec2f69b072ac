import { getTranslations } from "next-intl/server";
import { ReadAloud } from "@/components/layout/read-aloud";
import { buttonVariants } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { CHECK_PATH } from "@/lib/citizenship/check";
import { isCheckOffered } from "@/lib/citizenship/offered";

/** Says before anybody pays that not everybody must take the exam. `line` on forms, `card` on the home page. */
export async function CheckNotice({ as }: { as: "card" | "line" }) {
  if (!isCheckOffered()) return null;
  const t = await getTranslations("citizenship");
  if (as === "line") {
    return (
      <ReadAloud className="max-w-reading">
        <p>
          <span>{t("notice")}</span>{" "}
          <a className="text-link inline-block py-1.5 font-semibold" href={CHECK_PATH}>
            {t("toCheck")}
          </a>
        </p>
      </ReadAloud>
    );
  }
  return (
    <TitledCard id="check" title={t("title")} tone="honey" className="flex flex-col items-start gap-3">
      <ReadAloud>
        <p>{t("notice")}</p>
      </ReadAloud>
      <a href={CHECK_PATH} className={buttonVariants({ variant: "secondary" })}>
        {t("toCheck")}
      </a>
    </TitledCard>
  );
}
