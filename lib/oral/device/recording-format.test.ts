import { describe, expect, it } from "vitest";
import { chooseFormat, toDeviceFault } from "./recording-format";

describe("the format of a recording", () => {
  it("is MP4 on Safari, which claims WebM and can't play it, and WebM with Opus elsewhere", () => {
    expect(chooseFormat(() => true, true)).toBe("audio/mp4;codecs=mp4a.40.2");
    expect(chooseFormat(() => true, false)).toBe("audio/webm;codecs=opus");
  });

  it("is what the browser supports", () => {
    expect(chooseFormat((type) => type === "audio/mp4", false)).toBe("audio/mp4");
    expect(chooseFormat(() => false, false)).toBeUndefined();
  });
});

it.each([
  ["NotAllowedError", "refused"],
  ["NotFoundError", "missing"],
  ["NotReadableError", "in_use"],
  ["QuotaExceededError", "no_space"],
  ["InvalidStateError", "stopped"],
])("%s means that the microphone is %s", (name, fault) => {
  expect(toDeviceFault(new DOMException("", name))).toBe(fault);
});
