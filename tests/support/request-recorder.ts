/** Records every request: stands in for a trace collector or an error tracker. */
import { once } from "node:events";
import { createServer } from "node:http";

export type RequestRecorder = {
  url: string;
  /** The requests in order: path and body. */
  received: { path: string; body: string }[];
  /** While set, no request gets a response. */
  isSilent: boolean;
  stop(): Promise<void>;
};

export async function startRequestRecorder(): Promise<RequestRecorder> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    inbox.received.push({ path: request.url ?? "", body: Buffer.concat(chunks).toString("utf8") });
    if (!inbox.isSilent) response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const inbox: RequestRecorder = {
    url: `http://127.0.0.1:${port}`,
    received: [],
    isSilent: false,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return inbox;
}
