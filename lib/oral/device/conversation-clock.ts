import { type AnswerSoFar, chooseMove, type ExaminerMove } from "@/lib/oral/turn-taking";

/** Shorter sounds are no speech: a cough, a chair, the end of the examiner's voice from the loudspeaker. */
const MIN_SPEECH_MS = 300;

/** What is asked, for the rules of turn-taking. */
export type Question = Pick<AnswerSoFar, "isConversation" | "isFirstQuestion">;

/** The clock of one question. All times are milliseconds of one clock that never goes back. */
export type ClockState = {
  question: Question;
  isExaminerSpeaking: boolean;
  isPaused: boolean;
  /** Since when the candidate speaks; null in silence. Voice heard while the clock stands still counts after it. */
  voiceSinceMs: number | null;
  /** Since when the clock has been running; null while it stands still. */
  runningSinceMs: number | null;
  /** Speech since the question was last asked, up to the last silence. */
  spokenMs: number;
  /** Silence as of `AnswerSoFar`, up to `runningSinceMs`. */
  silentMs: number;
  isRepeated: boolean;
  isAskedAgain: boolean;
  /** Whether the examiner has gone on to the next question. */
  isOver: boolean;
};

/**
 * An event of the conversation: the examiner repeats a question on request or ends a line, the candidate's voice begins
 * or ends, the candidate pauses or resumes (with help only), time passes. `atMs` of the voice may be earlier
 * than that of the event before, because a change of voice is known late.
 */
export type ClockEvent = {
  kind: "examiner-starts" | "examiner-ends" | "speech" | "silence" | "pause" | "resume" | "tick";
  atMs: number;
};

/** The clock of a question that the examiner is about to ask. */
export const startClock = (question: Question): ClockState => ({
  question,
  isExaminerSpeaking: true,
  isPaused: false,
  voiceSinceMs: null,
  runningSinceMs: null,
  spokenMs: 0,
  silentMs: 0,
  isRepeated: false,
  isAskedAgain: false,
  isOver: false,
});

/**
 * Moves the clock on.
 * @returns the new state, and what the examiner does now. After any move but `wait` the examiner is taken to speak, so
 * a move is returned once; the clock runs again at `examiner-ends`.
 */
export function advanceClock(state: ClockState, event: ClockEvent): { state: ClockState; move: ExaminerMove } {
  const next = applyEvent(state, event);
  const move = chooseNow(next, event.atMs);
  return { state: move === "wait" ? next : applyMove(next, move, event.atMs), move };
}

function applyEvent(state: ClockState, { kind, atMs }: ClockEvent): ClockState {
  switch (kind) {
    case "examiner-starts":
      return { ...stop(state, atMs), isExaminerSpeaking: true, spokenMs: 0, silentMs: 0 };
    case "pause":
      return { ...stop(state, atMs), isPaused: true };
    case "examiner-ends":
      return run({ ...state, isExaminerSpeaking: false }, atMs);
    case "resume":
      return run({ ...state, isPaused: false }, atMs);
    case "speech":
      return { ...state, voiceSinceMs: state.voiceSinceMs ?? atMs };
    case "silence":
      return endSpeech(state, atMs);
    case "tick":
      return state;
  }
}

/** Lets the clock run unless something else still stops it. Only speech from now on counts. */
function run(state: ClockState, atMs: number): ClockState {
  if (state.isExaminerSpeaking || state.isPaused || state.runningSinceMs !== null) return state;
  return { ...state, runningSinceMs: atMs, voiceSinceMs: state.voiceSinceMs === null ? null : atMs };
}

/** Halts the clock. Ongoing speech counts up to now. */
function stop(state: ClockState, atMs: number): ClockState {
  if (state.runningSinceMs === null) return state;
  const { spokenMs, silentMs } = readClock(state, atMs);
  return { ...state, runningSinceMs: null, spokenMs, silentMs };
}

function endSpeech(state: ClockState, atMs: number): ClockState {
  const since = state.voiceSinceMs;
  if (since === null || state.runningSinceMs === null) return { ...state, voiceSinceMs: null };
  const spoken = atMs - Math.max(since, state.runningSinceMs);
  if (spoken < MIN_SPEECH_MS) return { ...state, voiceSinceMs: null };
  return {
    ...state,
    voiceSinceMs: null,
    spokenMs: state.spokenMs + spoken,
    silentMs: 0,
    runningSinceMs: Math.max(atMs, state.runningSinceMs),
  };
}

/** Speech since the question was last asked, and silence since the last speech, in milliseconds. */
export function readClock(state: ClockState, nowMs: number): { spokenMs: number; silentMs: number } {
  const { runningSinceMs, voiceSinceMs, spokenMs, silentMs } = state;
  if (runningSinceMs === null) return { spokenMs, silentMs };
  if (voiceSinceMs === null) return { spokenMs, silentMs: silentMs + Math.max(0, nowMs - runningSinceMs) };
  const speaking = nowMs - Math.max(voiceSinceMs, runningSinceMs);
  if (speaking >= MIN_SPEECH_MS) return { spokenMs: spokenMs + speaking, silentMs: 0 };
  return { spokenMs, silentMs: silentMs + Math.max(0, nowMs - runningSinceMs) };
}

/** Nobody is interrupted: while a voice is heard the examiner waits. */
function chooseNow(state: ClockState, nowMs: number): ExaminerMove {
  if (state.isOver || state.runningSinceMs === null || state.voiceSinceMs !== null) return "wait";
  const { spokenMs, silentMs } = readClock(state, nowMs);
  const { question, isRepeated, isAskedAgain } = state;
  return chooseMove({
    ...question,
    spokenSeconds: spokenMs / 1000,
    silentSeconds: silentMs / 1000,
    isRepeated,
    isAskedAgain,
  });
}

function applyMove(state: ClockState, move: Exclude<ExaminerMove, "wait">, atMs: number): ClockState {
  const stopped = { ...stop(state, atMs), isExaminerSpeaking: true };
  if (move === "calm" || move === "repeat") return { ...stopped, isRepeated: true };
  if (move === "ask-again") return { ...stopped, isAskedAgain: true, spokenMs: 0, silentMs: 0 };
  return { ...stopped, isOver: true };
}
