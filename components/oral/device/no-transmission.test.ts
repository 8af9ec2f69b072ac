import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const FOLDERS = ["components/oral/device", "lib/oral/device"];
/** The only module that passes on a recording: to the device's share sheet, when the learner presses a button. */
const SHARES = "components/oral/pass-on-button.tsx";
const isCode = (file: string) => /\.(ts|tsx|js)$/.test(file) && !/\.test\.ts$/.test(file);
const listFiles = (folder: string) =>
  readdirSync(folder)
    .filter(isCode)
    .map((file) => join(folder, file));
/** Components outside these folders that play a learner's recording. Those of the examiner's voice do not count. */
const listHolders = () =>
  listFiles("components/oral").filter((file) => {
    const text = readFileSync(file, "utf8");
    return /\bBlob\b/.test(text) && text.includes('"@/components/oral/device/');
  });

/** The code that handles recordings, with all its runtime imports. */
function listCode(): Map<string, string> {
  const code = new Map<string, string>();
  const queue = [...FOLDERS.flatMap(listFiles), ...listHolders(), SHARES];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (code.has(file)) continue;
    const text = readFileSync(file, "utf8");
    code.set(file, text);
    for (const [, name = ""] of text.matchAll(
      /^(?:import|export) (?!type )[^;]*?from "@\/([^"]+)"|import\("@\/[^"]+"\)/gm,
    ))
      queue.push(...[`${name}.ts`, `${name}.tsx`].filter((path) => existsSync(path)));
  }
  return code;
}

/** All browser APIs by which a page can send data. */
const SENDS =
  /\bfetch\b|XMLHttpRequest|sendBeacon|WebSocket|WebTransport|EventSource|RTCPeerConnection|callApi|"use server"|<form|FormData|\.submit\(|navigator\.share|import\(/;

it("a recording of a voice leaves the device by no code", () => {
  const code = listCode();
  expect([...code.keys()]).toEqual(
    expect.arrayContaining([
      "components/layout/voice-database.ts",
      "components/oral/device/recorder.ts",
      "components/oral/device/tap.worklet.js",
      "components/oral/microphone-check.tsx",
      "components/oral/own-recording.tsx",
      "components/oral/sound-player.tsx",
      "lib/oral/device/wave.ts",
    ]),
  );
  const isSending = (text: string) => SENDS.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""));
  const sending = [...code].filter(([, text]) => isSending(text));
  expect(sending.map(([file]) => file)).toEqual([SHARES]);
});

it("a recording reaches the share sheet only when the learner presses the button", () => {
  const text = readFileSync(SHARES, "utf8");
  expect(text.match(/navigator\.share\b/g)).toHaveLength(1);
  expect(SENDS.test(text.replace("navigator.share(", ""))).toBe(false);
  expect(text.match(/\bpassOn\b/g)).toHaveLength(2);
  expect(text).toMatch(/const passOn = \(\) =>/);
  expect(text).toMatch(/<Button [^>]*onClick=\{passOn\}>/);
});
