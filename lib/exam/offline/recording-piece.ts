import { readByteRange } from "@/lib/exam/byte-range";
import { bytesOfSpan, readFrames } from "@/lib/exam/mp3";

/** Answers from a copied recording as the server does: whole or a span, and of either the requested `Range`. */
export async function answerWithPiece(recording: Blob, request: { url: string; headers: Headers }): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const sound = asked.has("from") ? await cut(recording, asked) : recording;
  const range = readByteRange(sound.size, request.headers.get("range"));
  const headers = new Headers({ "Content-Type": "audio/mpeg", "Accept-Ranges": "bytes" });
  if (range.status === 416) {
    headers.set("Content-Range", `bytes */${sound.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { status, start, end } = range;
  if (status === 206) headers.set("Content-Range", `bytes ${start}-${end}/${sound.size}`);
  headers.set("Content-Length", String(end - start + 1));
  return new Response(sound.slice(start, end + 1, "audio/mpeg"), { status, headers });
}

async function cut(recording: Blob, asked: URLSearchParams): Promise<Blob> {
  const secondsOf = (name: string) => Math.max(0, Number(asked.get(name)) || 0);
  const frames = readFrames(new Uint8Array(await recording.arrayBuffer()));
  const [first, after] = bytesOfSpan(frames, secondsOf("from"), asked.has("to") ? secondsOf("to") : undefined);
  return recording.slice(first, after);
}
