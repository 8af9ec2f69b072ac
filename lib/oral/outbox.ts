import type { CallResult } from "@/lib/http/call";
import { type OnDevice, withAnswer } from "@/lib/oral/rehearsal-progress";
import type { AnswerView } from "@/lib/oral/rehearsal-view";
import type { TopicId } from "@/lib/oral/topic-map";

type Calls = {
  choose: (topicId: TopicId) => Promise<CallResult>;
  save: (answer: AnswerView) => Promise<CallResult>;
};

/** The parts of a rehearsal that the server has not confirmed: the choice of a topic, and the times of answers. */
export class Outbox {
  readonly #calls: Calls;
  #choice: TopicId | null = null;
  #answers: AnswerView[] = [];
  #sending: Promise<boolean> | null = null;

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  /** Adds a choice to send. */
  addChoice(topicId: TopicId): void {
    this.#choice = topicId;
  }

  /** Adds an answer to send; it replaces an earlier one to the same question. */
  add(answer: AnswerView): void {
    this.#answers = withAnswer(this.#answers, answer);
  }

  /** Adds and sends the parts that only the device has. */
  takeOver({ topic, answers }: OnDevice): Promise<boolean> {
    if (topic) this.addChoice(topic.card.id);
    for (const answer of answers) this.add(answer);
    return this.send();
  }

  /**
   * Sends everything in order, including parts added meanwhile. It stops at the first call that does not reach the
   * server, because each further call would wait for the same timeout. @returns whether everything is saved
   */
  async send(): Promise<boolean> {
    if (this.#isEmpty) return true;
    this.#sending ??= this.#sendAll();
    return this.#sending;
  }

  get #isEmpty(): boolean {
    return this.#choice === null && this.#answers.length === 0;
  }

  async #sendAll(): Promise<boolean> {
    const isReached = (await this.#sendChoice()) && (await this.#sendAnswers());
    this.#sending = null;
    return isReached && this.#isEmpty;
  }

  async #sendChoice(): Promise<boolean> {
    if (this.#choice === null) return true;
    const chosen = await this.#calls.choose(this.#choice);
    if (chosen.ok) this.#choice = null;
    return isReached(chosen);
  }

  /** Answers that the server refuses are kept for the next call. */
  async #sendAnswers(): Promise<boolean> {
    const tried = new Set<AnswerView>();
    for (;;) {
      const answer = this.#answers.find((one) => !tried.has(one));
      if (!answer) return true;
      tried.add(answer);
      const saved = await this.#calls.save(answer);
      if (saved.ok) this.#answers = this.#answers.filter((other) => other !== answer);
      if (!isReached(saved)) return false;
    }
  }
}

const isReached = (result: CallResult): boolean => result.ok || result.status !== 0;
