import { describe, expect, it } from "vitest";
import { chooseFormat, findMicrophoneSettings, toDeviceFault } from "./recording-format";

describe("the format of a recording", () => {
  it("is MP4 in Safari, which claims to support WebM but cannot play it, and WebM with Opus elsewhere", () => {
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

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1", true, "iphone"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) CriOS/141.0 Mobile/15E148 Safari/604.1", true, "iphone"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15", true, "iphone"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15", false, "mac_safari"],
  ["Mozilla/5.0 (Linux; Android 15; SM-A165F) Chrome/141.0.0.0 Mobile Safari/537.36", true, "android"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/141.0.0.0 Safari/537.36", false, "other"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0", true, "other"],
])("%s, touched %s, allows the microphone in the settings of %s", (userAgent, hasTouch, settings) => {
  expect(findMicrophoneSettings(userAgent, hasTouch)).toBe(settings);
});
