import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { questionText } from "./schema";
import { getTopic, hasTopic, ORAL_CONTENT_DIR, readTopic } from "./topics";

/** A content folder whose file for `un-guasto` has this content. */
function folderWith(topic: unknown): string {
  const directory = mkdtempSync(join(tmpdir(), "oral-"));
  mkdirSync(join(directory, "topics"));
  writeFileSync(join(directory, "topics", "un-guasto.json"), JSON.stringify(topic));
  return directory;
}

describe("a topic", () => {
  it("is read from the file named after its id, and its lines are the examiner's questions", () => {
    const topic = getTopic("un-guasto");
    expect(topic.id).toBe("un-guasto");
    expect(questionText(topic, "own3")).toBe(topic.followUps[2]);
    expect(questionText(topic, "general1")).toBe("Che cosa consiglia a un amico?");
  });

  it("is refused in another topic's file, with another group, or with unknown fields", () => {
    const topic = getTopic("un-guasto");
    expect(() => readTopic(folderWith(getTopic("i-vicini")), "un-guasto")).toThrow("not that of the map");
    expect(() => readTopic(folderWith({ ...topic, group: "spese" }), "un-guasto")).toThrow("not that of the map");
    expect(() => readTopic(folderWith({ ...topic, mark: 12 }), "un-guasto")).toThrow("mark");
  });

  it("is reported as missing if its file does not exist", () => {
    expect(hasTopic(ORAL_CONTENT_DIR, "un-guasto")).toBe(true);
    expect(hasTopic(tmpdir(), "un-guasto")).toBe(false);
  });
});
