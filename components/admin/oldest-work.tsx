import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/link";

type Props = { href: string; children: string };

/** The page's filled button: opens what has waited longest. Enter does the same while nothing has the focus (`RowKeys`). */
export async function OldestWork({ href, children }: Props) {
  const t = await getTranslations("admin.keys");
  return (
    <ButtonLink
      href={href}
      size="small"
      className="max-md:min-h-12 max-md:w-full"
      data-first=""
      aria-keyshortcuts="Enter"
    >
      <span>{children}</span>
      <span
        aria-hidden="true"
        className="rounded-sm border border-current px-1.5 text-sm max-lg:hidden pointer-coarse:hidden"
      >
        {t("enter")}
      </span>
    </ButtonLink>
  );
}
