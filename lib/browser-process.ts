/**
 * Node's `process` for libraries that were written for it, in a browser: what they ask there (React, Next, the streams under
 * PDFKit), without the queue of a time when browsers had none.
 */
export const browser = true;
export const env: Record<string, string> = {};
export const argv: string[] = [];
export const version = "";
export const versions: Record<string, string> = {};

export function nextTick(run: (...values: unknown[]) => void, ...values: unknown[]): void {
  queueMicrotask(() => run(...values));
}
