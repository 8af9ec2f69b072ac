"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { useAdminCall } from "@/components/admin/admin-panel";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { type AdminStats, parseStats } from "@/lib/admin/stats";
import { formatCount, formatEuros } from "@/lib/product/format";

type Props = {
  initial: AdminStats | null;
  /** The AI teacher's cost of this month, formatted. */
  aiMonth: string;
};

/** The school's figures in one line. Those that count students lead to the list of these students. */
export function StatsLine({ initial, aiMonth }: Props) {
  const t = useTranslations("admin.stats");
  const call = useAdminCall();
  const [stats, setStats] = useState(initial);
  const failed = t("failed");

  const notifyFailure = useCallback(() => notify({ tone: "wrong", title: failed }), [failed]);
  useEffect(() => {
    if (initial) setStats(initial);
    else notifyFailure();
  }, [initial, notifyFailure]);

  const reload = async () => {
    const response = await call("/api/admin/stats");
    const fresh = parseStats(response.ok ? response.data : null);
    if (fresh) setStats(fresh);
    else if (response.ok || ![401, 403].includes(response.status)) notifyFailure();
  };
  useOnVisible(reload);

  if (stats) return <Figures stats={stats} aiMonth={aiMonth} />;
  return (
    <Alert tone="wrong" title={failed}>
      <p>{t("failedText")}</p>
      <Button variant="secondary" onClick={reload} className="mt-3">
        {t("retry")}
      </Button>
    </Alert>
  );
}

function Figures({ stats, aiMonth }: { stats: AdminStats; aiMonth: string }) {
  const t = useTranslations("admin.stats");
  const locale = useLocale();
  const count = (people: number) => formatCount(people, locale);
  const figures = [
    ["usersCount", count(stats.usersCount), "/admin"],
    ["paidUsersCount", count(stats.paidUsersCount), "/admin?filter=paid"],
    ["expiredUsers", count(stats.expiredUsers), "/admin?filter=expired"],
    ["totalAttempts", count(stats.totalAttempts), null],
    ["revenue", formatEuros(Math.round(stats.revenue * 100), locale), null],
    ["aiMonth", aiMonth, null],
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-x-4 gap-y-2 lg:flex lg:flex-wrap lg:gap-x-8">
      {figures.map(([name, value, href]) => (
        <div key={name} className="relative flex min-h-12 flex-col-reverse justify-end">
          <dt className="text-sm text-ink-soft">{t(name)}</dt>
          <dd className="text-xl font-semibold tabular-nums">
            {href ? (
              <Link
                href={href}
                prefetch={false}
                scroll={false}
                className="underline underline-offset-4 after:absolute after:inset-0"
              >
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useOnVisible(work: () => void): void {
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === "visible") work();
    };
    document.addEventListener("visibilitychange", handleVisibility);
    return () => document.removeEventListener("visibilitychange", handleVisibility);
  });
}
