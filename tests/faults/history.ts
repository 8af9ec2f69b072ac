/** The actions of a learner's devices and the server's responses: the record that `anomalies.ts` judges. */

export type Answers = Readonly<Record<string, string>>;

/** One section as the server returns it. `marks`: each question with the marked answer, once it is corrected. */
export type SectionView = {
  answers: Answers;
  revision: number;
  locked: boolean;
  marks: Readonly<Record<string, string | null>> | null;
  score: number | null;
};

export type AttemptView = { status: "active" | "closed"; sections: Readonly<Record<string, SectionView>> };

export type Act =
  | { act: "start" }
  | { act: "save"; attempt: string; section: string; answers: Answers; revision: number }
  | { act: "read"; attempt: string }
  | { act: "correct"; attempt: string; section: string }
  | { act: "finish"; attempt: string }
  | { act: "set aside"; attempt: string };

/** The response to an action that succeeded, as far as its kind has one. */
export type ActResult = {
  attempt?: string;
  revision?: number;
  view?: AttemptView;
  marks?: SectionView["marks"];
  total?: number;
};

/** `fail`: the server refused it, so nothing changed. `unknown`: no response, so it may have happened at any time. */
export type ActOutcome = { kind: "ok"; result: ActResult } | { kind: "fail"; reason: string } | { kind: "unknown" };

/** An action from its request to its response, in one total order of events. */
export type RecordedAct = { act: Act; device: string; startedAt: number; endedAt: number; outcome: ActOutcome };

/** The site as devices see it: over a network that may lose, delay, cut off and repeat. */
export type Site = {
  /** Sends one action of a device. Never throws. */
  send(act: Act): Promise<ActOutcome>;
  pause(milliseconds: number): Promise<void>;
};

/** Records the actions of a device. */
export class Recorder {
  readonly entries: RecordedAct[] = [];
  #moment = 0;

  async record(site: Site, device: string, act: Act): Promise<ActOutcome> {
    this.#moment += 1;
    const startedAt = this.#moment;
    const outcome = await site.send(act);
    this.#moment += 1;
    this.entries.push({ act, device, startedAt, endedAt: this.#moment, outcome });
    return outcome;
  }
}
