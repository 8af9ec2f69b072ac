"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { useAdminCall } from "@/components/admin/admin-panel";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { type AdminStats, parseStats } from "@/lib/admin/stats";

export function StatsCards({ initial }: { initial: AdminStats | null }) {
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

  if (stats) return <Figures stats={stats} />;
  return (
    <Alert tone="wrong" title={failed}>
      <p>{t("failedText")}</p>
      <Button variant="secondary" onClick={reload} className="mt-3">
        {t("retry")}
      </Button>
    </Alert>
  );
}

function Figures({ stats }: { stats: AdminStats }) {
  const t = useTranslations("admin.stats");
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const euro = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const figures = [
    ["usersCount", count.format(stats.usersCount)],
    ["paidUsersCount", count.format(stats.paidUsersCount)],
    ["totalAttempts", count.format(stats.totalAttempts)],
    ["revenue", `€${euro.format(stats.revenue)}`],
    ["expiredUsers", count.format(stats.expiredUsers)],
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 lg:grid-cols-5">
      {figures.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end gap-1 rounded-lg border border-line bg-surface p-5"
        >
          <dt className="text-ink-soft">{t(name)}</dt>
          <dd className="text-3xl tabular-nums">{value}</dd>
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
