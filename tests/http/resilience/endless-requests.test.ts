import { connect } from "node:net";
import { expect, it } from "vitest";

/* Requests that never end: a byte a second keeps a connection busy without ever being idle. */

/** Sends the beginning, then the piece every second, until the server ends the connection. */
function dripUntilClosed(beginning: string[], piece: string): Promise<{ status: string; seconds: number }> {
  const { host, hostname, port, origin } = new URL(process.env["NEXTAUTH_URL"] ?? "");
  const startedAt = performance.now();
  let answer = "";
  return new Promise((done) => {
    const head = [...beginning.slice(0, 1), `Host: ${host}`, `Origin: ${origin}`, ...beginning.slice(1)];
    const socket = connect(Number(port), hostname, () => socket.write(head.join("\r\n")));
    const timer = setInterval(() => socket.write(piece), 1000);
    socket.setEncoding("utf8").on("data", (part) => {
      answer += part;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      done({ status: answer.slice(9, 12), seconds: (performance.now() - startedAt) / 1000 });
    });
  });
}

it.concurrent("Node ends a request with endless headers within a minute and a half", async () => {
  const { status, seconds } = await dripUntilClosed(["GET /login HTTP/1.1", ""], "X-Drip: 1\r\n");
  expect(status).toBe("408");
  expect(seconds).toBeLessThan(100);
}, 120_000);

it.concurrent.each(["/api/login", "/api/register", "/api/stripe/webhook", "/api/nothing"])(
  "a body that never ends is refused within 40 seconds: %s",
  async (path) => {
    const headers = ["Content-Type: application/json", "Stripe-Signature: t=1,v1=x", "Content-Length: 60000"];
    const { status, seconds } = await dripUntilClosed([`POST ${path} HTTP/1.1`, ...headers, "", ""], "1");
    expect(status).toMatch(/^40[04]$/);
    expect(seconds).toBeLessThan(40);
  },
  60_000,
);
