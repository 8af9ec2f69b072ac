"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { QrCode } from "@/lib/accounts/qr-code";

type Props = { secret: string; qrCode: QrCode };

/** The app's secret as a QR code and in groups of four letters. Takes the focus when it appears. */
export function TotpSecret({ secret, qrCode: { size, path } }: Props) {
  const t = useTranslations("accounts.secondFactor");
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <div ref={sheet} tabIndex={-1} className="space-y-3 outline-none">
      <p>{t("scanText")}</p>
      <svg
        role="img"
        aria-label={t("qrLabel")}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-60 rounded-md border border-line bg-white text-black"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <p>{t("typeText")}</p>
      <p className="break-words font-mono font-semibold tracking-wide">{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</p>
    </div>
  );
}
