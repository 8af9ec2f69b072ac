import "server-only";
import { encode } from "uqr";

/** A QR code as a drawing: how many modules a side has, its margin included, and the path of the dark ones. */
export type QrCode = { size: number; path: string };

// The white margin that readers need (ISO 18004), in modules.
const MARGIN = 4;

/** Draws a text as a QR code. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: MARGIN });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}
