/** The real site as the devices of a life see it: over HTTP, through a network whose faults follow the seed. */
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Admin } from "@/lib/accounts/actor";
import { setAttemptAside } from "@/lib/admin/mutations/set-attempt-aside";
import { AppError } from "@/lib/http/errors";
import { seededRandom } from "@/lib/seeded-random";
import type { Act, ActOutcome, ActResult, AttemptView, Site } from "@/tests/faults/history";
import type { NetworkFault } from "@/tests/support/fault-proxy";

/** A device's timeout; for a delayed packet it is shorter than the delay. */
const TIMEOUT_MS = { usual: 6000, late: 150 };
const MAX_DELAY_MS = 400;
/** If the server is unreachable, the device retries after a moment, as the page does. */
const RETRY_DELAY_MS = 500;

const correction = z.object({ corrections: z.array(z.object({ id: z.number(), userAnswer: z.string().nullable() })) });
const record = z.object({
  prova: z.string(),
  answers: z.record(z.string(), z.string()),
  revision: z.number(),
  locked: z.boolean(),
  correctionResult: correction.extend({ score12: z.number() }).nullable().catch(null),
});
const state = z.object({ session: z.object({ status: z.enum(["active", "closed"]) }), records: z.array(record) });
const refusal = z.object({ error: z.string(), reason: z.string().optional() });

const marksOf = (prova: string, { corrections }: z.output<typeof correction>) =>
  Object.fromEntries(corrections.map(({ id, userAnswer }) => [`${prova}_${id}`, userAnswer]));

function toView(told: unknown): AttemptView {
  const { session, records } = state.parse(told);
  const sections = records.map(({ prova, answers, revision, locked, correctionResult: result }) => [
    prova,
    { answers, revision, locked, marks: result && marksOf(prova, result), score: result?.score12 ?? null },
  ]);
  return { status: session.status, sections: Object.fromEntries(sections) };
}

type Call = { method: "GET" | "POST"; path: string; body?: object; read: (told: unknown) => ActResult };

/** The request of each action. Setting aside is an admin's action and is sent differently. */
function toCall(act: Exclude<Act, { act: "set aside" }>): Call {
  switch (act.act) {
    case "start": {
      const read = (told: unknown) => ({ attempt: z.object({ sessionId: z.string() }).parse(told).sessionId });
      return { method: "POST", path: "/api/simulations/1/start-session", body: {}, read };
    }
    case "save": {
      const { section, answers, revision } = act;
      const read = (told: unknown) => z.object({ revision: z.number() }).parse(told);
      const body = { prova: section, answers, completed: false, revision };
      return { method: "POST", path: `/api/session/${act.attempt}/save-answers`, body, read };
    }
    case "read":
      return {
        method: "GET",
        path: `/api/session-state/${act.attempt}`,
        read: (told) => ({ view: toView(told) }),
      };
    case "correct": {
      const read = (told: unknown) => ({
        marks: marksOf(act.section, z.object({ correctionResult: correction }).parse(told).correctionResult),
      });
      return { method: "POST", path: `/api/correggi/${act.attempt}/${act.section}`, body: {}, read };
    }
    case "finish": {
      const read = (told: unknown) => ({ total: z.object({ totalScore: z.number() }).parse(told).totalScore });
      return { method: "POST", path: `/api/session/${act.attempt}/finish`, body: {}, read };
    }
  }
}

type Options = {
  proxyPort: number;
  origin: string;
  cookie: string;
  admin: Admin;
  seed: number;
  /** Called after each acknowledged action. */
  onOk: () => void;
};

/** The site for one learner's devices. While `isFaultFree` is set, the network causes no faults. */
export class RealSite implements Site {
  isFaultFree = false;
  readonly #options: Options;
  readonly #random: () => number;

  constructor(options: Options) {
    this.#options = options;
    this.#random = seededRandom(options.seed ^ 0xfa017);
  }

  pause = (milliseconds: number): Promise<void> => sleep(milliseconds);

  async send(act: Act): Promise<ActOutcome> {
    if (act.act === "set aside") return this.#setAside(act.attempt);
    const fault = this.isFaultFree ? "none" : this.#drawFault();
    const { method, path, body, read } = toCall(act);
    const answer = await this.#call(method, path, body, fault);
    if (!answer) return { kind: "unknown" };
    if (answer.status >= 500) {
      await sleep(RETRY_DELAY_MS);
      return { kind: "unknown" };
    }
    if (answer.status < 300) {
      this.#options.onOk();
      return { kind: "ok", result: read(JSON.parse(answer.body)) };
    }
    // If a packet came twice, only one was certainly refused.
    if (fault === "twice") return { kind: "unknown" };
    const { error, reason = error } = refusal.parse(JSON.parse(answer.body));
    return { kind: "fail", reason };
  }

  #drawFault(): NetworkFault {
    const luck = this.#random();
    if (luck < 0.06) return "drop";
    if (luck < 0.14) return "delay";
    if (luck < 0.2) return "cut";
    return luck < 0.26 ? "twice" : "none";
  }

  async #setAside(attemptId: string): Promise<ActOutcome> {
    try {
      await setAttemptAside(this.#options.admin, { attemptId, reason: "Una prova sotto carico" });
      return { kind: "ok", result: {} };
    } catch (error) {
      return error instanceof AppError ? { kind: "fail", reason: error.code } : { kind: "unknown" };
    }
  }

  /** One request on its own connection; null without a response. */
  #call(method: string, path: string, body: object | undefined, fault: NetworkFault) {
    const { proxyPort, origin, cookie } = this.#options;
    const json = body && JSON.stringify(body);
    const headers = {
      Host: new URL(origin).host,
      Origin: origin,
      Cookie: cookie,
      Connection: "close",
      "X-Fault": fault,
      "X-Fault-Ms": String(Math.floor(this.#random() * MAX_DELAY_MS)),
      ...(json && { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(json)) }),
    };
    return new Promise<{ status: number; body: string } | null>((resolve) => {
      const asked = request({ host: "127.0.0.1", port: proxyPort, method, path, headers, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", () => resolve(null));
        answer.on("end", () =>
          resolve(answer.complete ? { status: answer.statusCode ?? 500, body: String(Buffer.concat(parts)) } : null),
        );
      });
      asked.setTimeout(fault === "delay" ? TIMEOUT_MS.late : TIMEOUT_MS.usual, () => asked.destroy());
      asked.on("error", () => void sleep(RETRY_DELAY_MS).then(() => resolve(null)));
      asked.end(json);
    });
  }
}

/** Signs in a learner from a separate address, so that rate limits do not affect others; retries until it works. */
export async function signInUntilDone(origin: string, email: string, password: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${origin}/api/login`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: origin,
        Connection: "close",
        "X-Forwarded-For": randomUUID(),
      },
      body: JSON.stringify({ email, password }),
    }).catch(() => null);
    const [cookie] = answer?.headers.getSetCookie() ?? [];
    if (answer?.ok && cookie) return cookie.split(";")[0] ?? "";
    await sleep(RETRY_DELAY_MS);
  }
}
