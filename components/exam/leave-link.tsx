import { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";
import { useEffect, useEffectEvent, useState } from "react";
import { useExam } from "@/components/exam/exam-context";
import type { LeaveQuestion, RunningTime } from "@/components/exam/leave-dialog";
import { hasCopy } from "@/components/layout/device-copies";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle";
import { ButtonLink } from "@/components/ui/link";
import { isTemporary } from "@/lib/exam/calls";
import { callApi } from "@/lib/http/call";

const LeaveDialog = lazyOnIdle(() => import("@/components/exam/leave-dialog").then((dialog) => dialog.LeaveDialog));

const DASHBOARD_PATH = "/dashboard";
const TIMEOUT_SECONDS = 4;

type Props = Omit<ComponentProps<typeof ButtonLink>, "href" | "onClick"> & {
  attemptId: string;
  /** The running time; null in practice and before the first part. */
  running: RunningTime | null;
  /** Whether this link also guards the browser's navigation away from the page. */
  guardsPage?: boolean;
};

/**
 * A link from a simulation to the dashboard. Asks first while a clock runs, and stays without a network: neither the
 * dashboard nor, afterwards, the simulation could be opened.
 */
export function LeaveLink({ attemptId, running, guardsPage = false, ...link }: Props) {
  const router = useRouter();
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);
  const ask = () => {
    if (isCutOff(attemptId)) setQuestion("offline");
    else if (running) setQuestion("running");
    else return false;
    return true;
  };
  usePageGuard(guardsPage, attemptId, ask);
  const leave = async () => {
    if (await mayReach(attemptId)) router.push(DASHBOARD_PATH);
    else setQuestion("offline");
  };
  const press = (event: MouseEvent) => {
    // A new tab keeps the simulation open.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!ask()) void leave();
  };
  return (
    <>
      <ButtonLink href={DASHBOARD_PATH} onClick={press} {...link} />
      <LeaveDialog question={question} running={running} onStay={() => setQuestion(null)} onLeave={leave} />
    </>
  );
}

/** The link within the exam screen. */
export function ExamLeaveLink(link: Omit<Props, "attemptId" | "running">) {
  const { store, sitting, isHearing } = useExam();
  const kind = isHearing ? ("hearing" as const) : ("part" as const);
  const running = sitting && { kind, remainingMs: sitting.remainingMs };
  return <LeaveLink attemptId={store.attempt.id} running={running} {...link} />;
}

/** Offline. A simulation with a copy on this device can be opened again without a network. */
const isCutOff = (attemptId: string) => !navigator.onLine && !hasCopy(attemptId);

async function mayReach(attemptId: string): Promise<boolean> {
  if (isCutOff(attemptId)) return false;
  if (!navigator.onLine) return true;
  const response = await callApi("/api/health/live", undefined, { timeoutSeconds: TIMEOUT_SECONDS });
  return response.ok || !isTemporary(response);
}

/**
 * Asks before "Back" leaves the page, in browsers that let a page keep it, and offline before a reload.
 * @param ask shows the question; false if the page may be left
 */
function usePageGuard(isOn: boolean, attemptId: string, ask: () => boolean): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (isCutOff(attemptId)) event.preventDefault();
    };
    const onNavigate = (event: NavigateEvent) => {
      const isBack = event.navigationType === "traverse" && event.cancelable;
      if (isBack && new URL(event.destination.url).pathname !== location.pathname && askNow()) event.preventDefault();
    };
    const navigation = "navigation" in window ? window.navigation : null;
    navigation?.addEventListener("navigate", onNavigate);
    window.addEventListener("beforeunload", warn);
    return () => {
      navigation?.removeEventListener("navigate", onNavigate);
      window.removeEventListener("beforeunload", warn);
    };
  }, [isOn, attemptId]);
}
