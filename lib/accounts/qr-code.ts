import "server-only";
import { encode } from "uqr";

/** `size`: modules per side including the margin; `path`: SVG path of the dark modules. */
export type QrCode = { size: number; path: string };

// Quiet zone that readers need (ISO 18004), in modules.
const MARGIN = 4;

export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: MARGIN });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}
