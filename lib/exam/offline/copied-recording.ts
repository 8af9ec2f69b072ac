import { parseByteRange } from "@/lib/exam/byte-range";
import { byteRangeOfSpan, parseFrames } from "@/lib/exam/mp3";

/** Serves a copied recording as the server does: whole or a span, and either in the requested `Range`. */
export async function serveCopiedRecording(
  recording: Blob,
  request: { url: string; headers: Headers },
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const sound = query.has("from") ? await cut(recording, query) : recording;
  const range = parseByteRange(sound.size, request.headers.get("range"));
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

async function cut(recording: Blob, query: URLSearchParams): Promise<Blob> {
  const secondsOf = (name: string) => Math.max(0, Number(query.get(name)) || 0);
  const frames = parseFrames(new Uint8Array(await recording.arrayBuffer()));
  const [start, end] = byteRangeOfSpan(frames, secondsOf("from"), query.has("to") ? secondsOf("to") : undefined);
  return recording.slice(start, end);
}
