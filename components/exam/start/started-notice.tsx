import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button";
import type { Attempt } from "@/lib/exam/queries";
import { SECTIONS } from "@/lib/exam/sections";

/** Shown once a simulation was started: a link to continue or, when finished, to its review. */
export async function StartedNotice({ attempt }: { attempt: Attempt }) {
  const isActive = attempt.status === "active";
  const translate = await getTranslations(`exam.start.${isActive ? "underWay" : "done"}`);
  const href = isActive ? `/exam/${attempt.id}` : `/review/${attempt.id}/${SECTIONS[0]}`;
  return (
    <section aria-labelledby="started-title" className="space-y-3">
      <h2 id="started-title" className="text-xl">
        {translate("title")}
      </h2>
      <p className="max-w-reading">{translate("text")}</p>
      <Link href={href} prefetch={false} className={buttonVariants({ className: "w-full sm:w-auto" })}>
        {translate("button")}
      </Link>
    </section>
  );
}
