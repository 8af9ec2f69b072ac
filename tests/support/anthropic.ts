import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the stand-in answers to one call: a whole message, or something only a network does. */
export type Reply = (
  request: { body: MessageRequest; headers: IncomingMessage["headers"] },
  response: ServerResponse,
) => void;

export type MessageRequest = {
  model: string;
  system: string;
  messages: { role: string; content: string }[];
  output_config?: { format?: { type: string; schema: unknown } };
};

export type AnthropicStandIn = {
  url: string;
  /** The calls received so far. */
  calls: MessageRequest[];
  /** How the next calls are answered, one reply each; the last one goes on. */
  answerWith(...replies: Reply[]): void;
  stop(): Promise<void>;
};

/** A message as the API sends it. */
export function message(text: string, options: { stop_reason?: string } = {}): Reply {
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
export function failure(status: number, body = '{"type":"error","error":{"type":"api_error","message":"no"}}'): Reply {
  return (_request, response) => {
    response.writeHead(status, {
      "Content-Type": body.startsWith("<") ? "text/html" : "application/json",
      "retry-after": "0",
    });
    response.end(body);
  };
}

/** The connection breaks before an answer. */
export const cutConnection: Reply = (_request, response) => {
  response.socket?.destroy();
};

/** Starts an HTTP server that the real SDK talks to in place of Anthropic's. */
export async function startAnthropic(): Promise<AnthropicStandIn> {
  const calls: MessageRequest[] = [];
  let replies: Reply[] = [failure(500)];
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
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
