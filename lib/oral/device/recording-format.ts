/** Speech stays clear at this rate: 180 KB a minute. */
export const BITS_PER_SECOND = 24_000;

const WEBM = ["audio/webm;codecs=opus", "audio/webm"];
const MP4 = ["audio/mp4;codecs=mp4a.40.2", "audio/mp4"];

/**
 * The format to record in; undefined leaves it to the browser. Safari comes with MP4 first: it claims WebM, and then
 * can't play its own.
 * @param isSupported `MediaRecorder.isTypeSupported`
 * @param isApple whether the browser's engine is Safari's, as in every browser of an iPhone
 */
export function chooseFormat(isSupported: (type: string) => boolean, isApple: boolean): string | undefined {
  return [...(isApple ? [...MP4, ...WEBM] : [...WEBM, ...MP4])].find(isSupported);
}

/**
 * Why there is no recording: the learner or the browser refused the microphone, there is none, another program or
 * window uses it, the browser can't record, the device is full, the microphone stopped (a call, a locked screen).
 */
export type DeviceFault = "refused" | "missing" | "in_use" | "unsupported" | "no_space" | "stopped";

const FAULTS: Record<string, DeviceFault> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "in_use",
  AbortError: "in_use",
  NotSupportedError: "unsupported",
  TypeError: "unsupported",
  QuotaExceededError: "no_space",
};

/** The fault that an error of `getUserMedia`, `MediaRecorder` or IndexedDB means. */
export function toDeviceFault(error: unknown): DeviceFault {
  return (error instanceof Error || error instanceof DOMException ? FAULTS[error.name] : undefined) ?? "stopped";
}

/** The device is full or stores nothing; if the user signs out in another window, the recording just stops. */
export const toStoreFault = (error: unknown): DeviceFault =>
  error instanceof DOMException && error.name === "InvalidStateError" ? "stopped" : "no_space";

/** A recording could not begin. */
export class DeviceError extends Error {
  readonly fault: DeviceFault;

  constructor(fault: DeviceFault) {
    super(`no recording: ${fault}`);
    this.fault = fault;
  }
}

/** Where a browser's settings allow the microphone again after a refusal. */
export type MicrophoneSettings = "iphone" | "android" | "mac_safari" | "other";

/**
 * @param userAgent of the browser. @param hasTouch whether the screen can be touched, which tells an iPad from a Mac: both
 * give the same name
 */
export function findMicrophoneSettings(userAgent: string, hasTouch: boolean): MicrophoneSettings {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "iphone";
  if (userAgent.includes("Android")) return "android";
  const isSafari = userAgent.includes("Macintosh") && /Version\/.*Safari/.test(userAgent);
  if (!isSafari) return "other";
  return hasTouch ? "iphone" : "mac_safari";
}
