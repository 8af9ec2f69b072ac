import { useTranslations } from "next-intl";
import { cn } from "@/lib/utils";

/** Beside a price and at the registration: paying here enrols nobody in the exam. */
export function NotTheExam({ className }: { className?: string }) {
  const t = useTranslations("product");
  return (
    <p className={cn("rounded-md bg-sky-soft p-3 text-sky-ink", className)}>
      <strong>{t("training")}</strong> <span>{t("trainingMore")}</span>
    </p>
  );
}
