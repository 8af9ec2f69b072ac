import "server-only";
import { log } from "@/lib/log";
import { isAiConfigured } from "@/lib/writing/anthropic";
import { resumeCorrections } from "@/lib/writing/mutations/correct-writing";

const EVERY_MS = 15_000;

// Next's dev server loads modules anew on every change; one interval is enough.
const kept = globalThis as typeof globalThis & { resuming?: NodeJS.Timeout };

/**
 * On a machine that stays up: takes up corrections that were left, at once and then every 15 seconds. Where functions
 * come and go instead, the scheduled call of /api/cron/corrections does the same.
 */
export function startResuming(): void {
  if (kept.resuming || !isAiConfigured()) return;
  let isSweeping = false;
  const sweep = async () => {
    if (isSweeping) return;
    isSweeping = true;
    await resumeCorrections(EVERY_MS).catch((error: unknown) => {
      log().warn({ error: error instanceof Error ? error.name : typeof error }, "a sweep of the corrections failed");
    });
    isSweeping = false;
  };
  kept.resuming = setInterval(() => void sweep(), EVERY_MS).unref();
  void sweep();
}
