import { useSyncExternalStore } from "react";
import type { ExamSession, SessionView } from "@/components/exam/exam-session";

/** The session as it stands now. */
export function useSession(session: ExamSession): SessionView {
  return useSyncExternalStore(session.subscribe, session.getView, session.getView);
}
