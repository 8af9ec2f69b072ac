import { describe, expect, it, vi } from "vitest";
import { passOnRecording, toRecordingFile } from "./shared-recording";

const file = toRecordingFile(new Blob(["voice"], { type: "audio/webm;codecs=opus" }), "Dove abita, e com'è la zona?");

describe("a recording as a file", () => {
  it("is named after its question, with the plain type of its sound", () => {
    expect([file.name, file.type]).toEqual(["Dove abita e com è la zona.webm", "audio/webm"]);
  });

  it("made in Safari has an audio type, not a video type", () => {
    const { name } = toRecordingFile(new Blob(["voice"], { type: "audio/mp4" }), "In 3:00 minuti");
    expect(name).toBe("In 3 00 minuti.m4a");
  });

  it("holds the whole recording", async () => {
    expect(await file.text()).toBe("voice");
  });
});

describe("sharing a recording", () => {
  const failWith = (name: string) => () => Promise.reject(new DOMException("no", name));
  const passOn = async (share: ((content: { files: File[] }) => Promise<void>) | null) => {
    const save = vi.fn();
    await passOnRecording(file, { share, save });
    return save.mock.calls;
  };

  it("passes only the file to the share sheet", async () => {
    const share = vi.fn(async () => {});
    expect(await passOn(share)).toEqual([]);
    expect(share.mock.calls).toEqual([[{ files: [file] }]]);
  });

  it("saves the file if there is no share sheet or it fails, but not if the learner closes it", async () => {
    expect(await passOn(null)).toEqual([[file]]);
    expect(await passOn(failWith("NotAllowedError"))).toEqual([[file]]);
    expect(await passOn(failWith("AbortError"))).toEqual([]);
  });
});
