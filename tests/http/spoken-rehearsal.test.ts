import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { findSoundPath, listSounds } from "@/lib/oral/content/sounds";
import { EXAMINER_LINES } from "@/lib/oral/examiner";
import { ROWS } from "@/tests/support/access-rows";
import { makeRehearsalOf } from "@/tests/support/cast";
import { callerWith, type HttpClient } from "@/tests/support/http";

let learner: HttpClient;
let rehearsalId: string;

beforeAll(async () => {
  learner = await callerWith({ access: "active" });
  rehearsalId = await makeRehearsalOf(learner.userId ?? "");
});

describe("the examiner's voice", () => {
  const address = listSounds([EXAMINER_LINES.start])[EXAMINER_LINES.start] ?? "";

  it("is sent whole, for this browser only", async () => {
    const response = await learner.request("GET", address);
    expect(response.headers.get("content-type")).toBe("audio/mpeg");
    expect(response.headers.get("cache-control")).toContain("private");
    const file = readFileSync(findSoundPath(address.split("/").at(-1) ?? "") ?? "");
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
  });

  it.each(["0000000000000000.mp3", "timings.json", "..%2Ftimings.json", "examiner-start.mp3"])(
    "has no sound with the name %s",
    async (name) => {
      expect((await learner.request("GET", `/api/oral-sound/${name}`)).status).toBe(404);
    },
  );
});

describe("a learner's voice", () => {
  // The deletion reads no body.
  const paths = Object.values(ROWS)
    .flat()
    .map(({ path }) => path)
    .filter((path) => path.startsWith("/api/rehearsals") && !path.endsWith("/delete"));

  it.each(paths)("is refused by %s", async (path) => {
    const own = path.replace("{rehearsal}", rehearsalId);
    const response = await learner.request("POST", own, "\x1aE\xdf\xa3", { "Content-Type": "audio/webm" });
    expect(response.status).toBe(415);
  });
});
