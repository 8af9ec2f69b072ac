import { afterAll, beforeEach, expect, it, vi } from "vitest";

vi.resetModules();
vi.doMock(import("@/components/oral/device/voice-detector"), () => {
  const detector = { onFailure: () => undefined, close: () => undefined };
  return { VoiceDetector: { start: async () => detector } } as never;
});
const { openMicrophone } = await import("@/components/oral/device/microphone");
afterAll(() => {
  vi.doUnmock("@/components/oral/device/voice-detector");
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A node of sound that can be connected to others. */
class FakeNode {
  port = {};
  connect = (next: unknown) => next;
}

class FakeContext extends EventTarget {
  state = "running";
  audioWorklet = { addModule: async () => undefined };
  resume = async () => undefined;
  close = async () => undefined;
  createMediaStreamSource = () => new FakeNode();
}

let isOn: boolean;
beforeEach(() => {
  isOn = false;
  const track = Object.assign(new EventTarget(), {
    stop: () => {
      isOn = false;
    },
  });
  const getUserMedia = async () => {
    isOn = true;
    return { getTracks: () => [track] };
  };
  vi.stubGlobal("window", { MediaRecorder: true, AudioWorkletNode: true, Worker: true });
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("AudioWorkletNode", FakeNode);
});

it("a microphone that opens is on until it is closed", async () => {
  const opened = await openMicrophone();
  expect([opened.ok, isOn]).toEqual([true, true]);
  if (opened.ok) opened.microphone.close();
  expect(isOn).toBe(false);
});

it("a microphone that opens after its screen has gone is switched off at once", async () => {
  let isHere = true;
  const opening = openMicrophone(() => isHere);
  isHere = false;
  expect([(await opening).ok, isOn]).toEqual([false, false]);
});
