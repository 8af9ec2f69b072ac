/** Speakers at B1 stop for two or three seconds inside a sentence, so an examiner who follows at once cuts them off. */
const PAUSE_SECONDS = { short: 2.5, long: 1.5 };
/** An answer of this length is complete enough for the shorter pause. */
const LONG_ANSWER_SECONDS = 20;
/** Silence before the question is repeated, and before the next one is asked. */
const REPEAT_SECONDS = 8;
const MOVE_ON_SECONDS = 15;
/** Less speech than this may be "Può ripetere?" or a bare "sì": the question is asked again, once. */
const MIN_SPEECH_SECONDS = 3;

/** An answer so far. Nothing counts while the examiner speaks. */
export type AnswerSoFar = {
  /** Speech since the question was last asked. */
  spokenSeconds: number;
  /**
   * Silence since the last speech; without any, since the question was first asked, or asked again after too little
   * speech or at the candidate's wish.
   */
  silentSeconds: number;
  isConversation: boolean;
  isFirstQuestion: boolean;
  /** Whether the question was repeated after silence. */
  isRepeated: boolean;
  /** Whether the question was asked again after too little speech. */
  isAskedAgain: boolean;
};

/**
 * What the examiner does: `wait`; `calm` and `repeat` say their line and the question again; `ask-again` too, after too
 * little speech; `move-on` says so and asks the next question; `next` follows an answer.
 */
export type ExaminerMove = "wait" | "calm" | "repeat" | "ask-again" | "move-on" | "next";

export function chooseMove(answer: AnswerSoFar): ExaminerMove {
  return answer.spokenSeconds > 0 ? moveAfterSpeech(answer) : moveInSilence(answer);
}

function moveInSilence({ silentSeconds, isRepeated, isFirstQuestion }: AnswerSoFar): ExaminerMove {
  if (silentSeconds >= MOVE_ON_SECONDS) return "move-on";
  if (silentSeconds < REPEAT_SECONDS || isRepeated) return "wait";
  return isFirstQuestion ? "calm" : "repeat";
}

function moveAfterSpeech({ spokenSeconds, silentSeconds, isConversation, isAskedAgain }: AnswerSoFar): ExaminerMove {
  const pause = spokenSeconds < LONG_ANSWER_SECONDS ? PAUSE_SECONDS.short : PAUSE_SECONDS.long;
  if (silentSeconds < pause) return "wait";
  return isConversation && spokenSeconds < MIN_SPEECH_SECONDS && !isAskedAgain ? "ask-again" : "next";
}
