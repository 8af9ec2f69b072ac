import { useSyncExternalStore } from "react";
import type { ExamSession, SessionView } from "@/components/exam/exam-session";

export function useExamSession(session: ExamSession): SessionView {
  return useSyncExternalStore(session.subscribe, session.getView, session.getView);
}
