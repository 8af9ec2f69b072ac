import type { IncomingMessage } from "node:http";
import { ApiError, stripeError } from "./stripe-wire.ts";

type Answer = (method: string, path: string, params: URLSearchParams) => unknown;

/** Answers each idempotency key once and repeats the answer or the refusal, as Stripe does. */
export function withIdempotency(answer: Answer) {
  const answered = new Map<string, { params: string; body: unknown } | { params: string; error: ApiError }>();
  const inFlight = new Set<string>();
  return async (request: IncomingMessage, path: string, params: URLSearchParams): Promise<unknown> => {
    const key = request.headers["idempotency-key"];
    const method = request.method ?? "GET";
    // The SDK generates keys for calls without one; they are handled the same.
    if (typeof key !== "string") return answer(method, path, params);
    const earlier = answered.get(key);
    if (earlier && earlier.params !== `${path}?${params}`) throw stripeError(400, "idempotency_error");
    if (earlier && "error" in earlier) throw earlier.error;
    if (earlier) return earlier.body;
    if (inFlight.has(key)) throw stripeError(409, "idempotency_key_in_use");
    inFlight.add(key);
    try {
      await new Promise((done) => setTimeout(done, 5));
      const body = structuredClone(answer(method, path, params));
      answered.set(key, { params: `${path}?${params}`, body });
      return body;
    } catch (error) {
      // Stripe repeats a refusal too.
      if (error instanceof ApiError) answered.set(key, { params: `${path}?${params}`, error });
      throw error;
    } finally {
      inFlight.delete(key);
    }
  };
}
