import { expect, it } from "vitest";
import { readText } from "@/lib/http/route";

it("an aborted request body is a client error, whatever error code the system reports", async () => {
  const body = new ReadableStream({
    pull: (stream) => stream.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
  const request = new Request("http://127.0.0.1/", { method: "POST", body, duplex: "half" } as RequestInit);
  await expect(readText(request)).rejects.toMatchObject({ code: "invalid_input" });
});
