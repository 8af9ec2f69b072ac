import { respondWithRange } from "@/lib/exam/byte-range";
import { byteRangeOfSpan, parseFrames } from "@/lib/exam/mp3";
import { SITE_HEADER } from "@/lib/http/own-response";

/** Serves a copied recording as the server does: whole or a span, and either in the requested `Range`. */
export async function serveCopy(recording: Blob, request: { url: string; headers: Headers }): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const sound = query.has("from") ? await cut(recording, query) : recording;
  const { key, value } = SITE_HEADER;
  const headers = new Headers({ "Content-Type": "audio/mpeg", "Accept-Ranges": "bytes", [key]: value });
  return respondWithRange(sound.size, request, headers, (start, end) => sound.slice(start, end + 1, "audio/mpeg"));
}

async function cut(recording: Blob, query: URLSearchParams): Promise<Blob> {
  const secondsOf = (name: string) => Math.max(0, Number(query.get(name)) || 0);
  const frames = parseFrames(new Uint8Array(await recording.arrayBuffer()));
  const [start, end] = byteRangeOfSpan(frames, secondsOf("from"), query.has("to") ? secondsOf("to") : undefined);
  return recording.slice(start, end);
}
