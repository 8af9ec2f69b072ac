import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { noteRequest, whenAllAnswered } from "@/lib/answering";

it("a caller who has gone is waited for no longer, whatever they asked at once", async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    noteRequest(server, response);
    asked += 1;
    if (asked === 2) caller.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const caller = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
  caller.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2));
  await once(caller, "close");
  await whenAllAnswered();
  expect(asked).toBe(2);
  server.close();
});
