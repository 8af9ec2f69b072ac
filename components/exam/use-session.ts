import { useSyncExternalStore } from "react";
import type { ExamSession, SessionView } from "@/components/exam/exam-session";

export function useSession(session: ExamSession): SessionView {
  return useSyncExternalStore(session.subscribe, session.getView, session.getView);
}
