import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

/** The stand-in's response to one call: a whole message, or a network fault. */
export type StubReply = (
  request: { body: MessageRequest; headers: IncomingMessage["headers"] },
  response: ServerResponse,
) => void;

export type MessageRequest = {
  model: string;
  system: string;
  messages: { role: string; content: { type: string; text: string }[] }[];
  output_config?: { format?: { type: string; schema: unknown } };
};

export type AnthropicStandIn = {
  url: string;
  /** The calls received so far. */
  calls: MessageRequest[];
  /** Sets the responses to the next calls, one each; the last one repeats. */
  answerWith(...replies: StubReply[]): void;
  /** Breaks the connections of unanswered calls. */
  endOpenCalls(): void;
  stop(): Promise<void>;
};

/** The kind of a call, and the two JSON objects that it sends. */
export function readCall({ messages, output_config }: MessageRequest) {
  const [assignment, material] = (messages[0]?.content ?? []).map(({ text }): unknown => JSON.parse(text));
  const format = JSON.stringify(output_config?.format?.schema ?? {});
  const asks = format.includes('"toMarker"') ? "address" : format.includes('"changes"') ? "judge" : "correct";
  return {
    asks,
    assignment: assignmentSchema.parse(assignment),
    material: materialSchema.parse(material),
  };
}

const assignmentSchema = z.object({
  task: z.object({
    prompt: z.string(),
    points: z.array(z.object({ n: z.int(), text: z.string() })),
    words: z.object({ min: z.int(), max: z.int() }),
  }),
  language: z.string().optional(),
  complaint: z.string().optional(),
});
const materialSchema = z.object({
  sentences: z.array(z.object({ n: z.int(), text: z.string() })),
  changes: z
    .array(z.object({ id: z.int(), sentence: z.int(), original: z.string(), corrected: z.string() }))
    .optional(),
});

/** A response computed from the call: `make` gets the request and returns the message's JSON. */
export function jsonReply(make: (call: ReturnType<typeof readCall>) => unknown): StubReply {
  return (request, response) => messageReply(JSON.stringify(make(readCall(request.body))))(request, response);
}

/** Marks by criterion, as in the response to the second call. */
export const SCORES = {
  efficacia: { evidence: "a casa ieri", score: 2 },
  stile: { evidence: "Cara Sonia", score: 1 },
  morfosintassi: { evidence: "ho andato", score: 2 },
  lessico: { evidence: "tranquilla", score: 2 },
  ortografia: { evidence: "zona", score: 1 },
};

/** The words to the learner, as in the response to the second call. */
export const CLOSING = {
  aboveTable: "",
  feedback: "Il testo si capisce bene.",
  strength: "Descrivi bene la casa.",
  practise: { type: "grammaticale", advice: "Ripassa i verbi con «essere»." },
};

/**
 * A teacher who knows some corrections by heart, accepts every change and covers every point.
 * @param corrections the wrong words, and their corrections
 */
export function correctingReply(corrections: Record<string, string>): StubReply {
  return jsonReply(({ asks, assignment, material }) => {
    if (asks === "address") return { toMarker: [] };
    if (asks === "correct") {
      const correct = (text: string) =>
        Object.entries(corrections).reduce((sentence, [wrong, right]) => sentence.replaceAll(wrong, right), text);
      return { sentences: material.sentences.map(({ n, text }) => ({ n, corrected: correct(text) })) };
    }
    return {
      changes: (material.changes ?? []).map(({ id, original }) => ({
        id,
        type: "grammaticale",
        rule: `Regola per «${original}».`,
        quoted: "sono andato",
        example: "Domenica siamo andati al mare.",
        keep: true,
      })),
      criteria: SCORES,
      bullets: assignment.task.points.map(({ n }) => ({ n, evidence: "zona", covered: true })),
      ...CLOSING,
    };
  });
}

/** A message as the API sends it. */
export function messageReply(text: string, options: { stop_reason?: string } = {}): StubReply {
  return (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(
      JSON.stringify({
        id: "msg_test",
        type: "message",
        role: "assistant",
        model: "claude-sonnet-5-5",
        content: [
          { type: "thinking", thinking: "…", signature: "x" },
          { type: "text", text },
        ],
        stop_reason: options.stop_reason ?? "end_turn",
        stop_sequence: null,
        usage: { input_tokens: 1200, output_tokens: 800 },
      }),
    );
  };
}

/** An error as the API, or a proxy before it, sends it. */
export function errorReply(
  status: number,
  body = '{"type":"error","error":{"type":"api_error","message":"no"}}',
): StubReply {
  return (_request, response) => {
    response.writeHead(status, {
      "Content-Type": body.startsWith("<") ? "text/html" : "application/json",
      "retry-after": "0",
    });
    response.end(body);
  };
}

/** No response: the caller waits until its timeout. */
export const noReply: StubReply = () => undefined;

/** The connection breaks before a response. */
export const cutConnection: StubReply = (_request, response) => {
  response.socket?.destroy();
};

/** Starts an HTTP server that the real SDK uses in place of Anthropic's. */
export async function startAnthropic(): Promise<AnthropicStandIn> {
  const calls: MessageRequest[] = [];
  let replies: StubReply[] = [errorReply(500)];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: MessageRequest = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    calls.push(body);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    reply?.({ body, headers: request.headers }, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answerWith: (...next) => {
      calls.length = 0;
      replies = next;
    },
    endOpenCalls: () => server.closeAllConnections(),
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
