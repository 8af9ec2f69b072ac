import "server-only";
import Anthropic from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import { z } from "zod";
import { env } from "@/lib/env";
import { parseJson } from "@/lib/http/call";
import type { Failure } from "@/lib/writing/faults";
import type { Usage } from "@/lib/writing/price";

/** `address` is sent only if a sentence is suspicious; `spoken` is about a spoken text. */
export type MarkingStep = "address" | "correct" | "judge" | "spoken";

/** Our words and the learner's are sent as separate parts. */
export type ModelRequest<T> = {
  step: MarkingStep;
  system: string;
  assignment: string;
  /** The learner's sentences, as JSON: never instructions. */
  material: string;
  schema: z.ZodType<T>;
  maxTokens: number;
  effort: "low" | "medium";
};

export type ModelResponse<T> = ({ ok: true; value: T } | { ok: false; failure: Failure }) & {
  usage: Usage | null;
};

/** Calls the model: within the budget in production; directly or from a recording in evaluations. */
export type Ask = <T>(question: ModelRequest<T>) => Promise<ModelResponse<T>>;

/** Timeout of a call including retries, and of each try. */
const TOTAL_MS = 80_000;
const TRY_MS = 45_000;

export const isAiConfigured = () => env().ANTHROPIC_API_KEY !== undefined;

export const aiModel = () => env().ANTHROPIC_MODEL;

// A proxy may send anything with status 200.
const messageSchema = z.object({
  stop_reason: z.string().nullable(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  usage: z.object({
    input_tokens: z.int(),
    output_tokens: z.int(),
    cache_creation_input_tokens: z.int().nullish(),
    cache_read_input_tokens: z.int().nullish(),
  }),
});

/** Asks the model one question. Never throws for a fault of the service: every failure has a name. */
export async function askModel<T>(request: ModelRequest<T>, signal?: AbortSignal): Promise<ModelResponse<T>> {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL } = env();
  if (!apiKey) return { ok: false, failure: "bad_key", usage: null };
  const client = new Anthropic({ apiKey, baseURL, timeout: TRY_MS, maxRetries: 1, logLevel: "off" });
  const { system, assignment, material, schema, maxTokens, effort } = request;
  const total = AbortSignal.timeout(TOTAL_MS);
  try {
    const response = await client.messages.create(
      {
        model: aiModel(),
        max_tokens: maxTokens,
        system,
        messages: [{ role: "user", content: [assignment, material].map((text) => ({ type: "text", text })) }],
        output_config: { format: { type: "json_schema", schema: zodOutputFormat(schema).schema }, effort },
      },
      { signal: signal ? AbortSignal.any([total, signal]) : total },
    );
    return readAnswer(response, schema);
  } catch (error) {
    return { ok: false, failure: toFailure(error), usage: null };
  }
}

function readAnswer<T>(response: unknown, schema: z.ZodType<T>): ModelResponse<T> {
  const parsed = messageSchema.safeParse(response);
  if (!parsed.success) return { ok: false, failure: "proxy", usage: null };
  const { stop_reason: stopReason, content, usage: used } = parsed.data;
  const cached = (used.cache_creation_input_tokens ?? 0) + (used.cache_read_input_tokens ?? 0);
  const usage = { inputTokens: used.input_tokens + cached, outputTokens: used.output_tokens };
  if (stopReason === "refusal") return { ok: false, failure: "refused", usage };
  if (stopReason === "max_tokens" || stopReason === "model_context_window_exceeded")
    return { ok: false, failure: "truncated", usage };
  if (stopReason !== "end_turn") return { ok: false, failure: "invalid", usage };
  const text = content.map((block) => (block.type === "text" ? (block.text ?? "") : "")).join("");
  const value = schema.safeParse(parseJson(text));
  return value.success ? { ok: true, value: value.data, usage } : { ok: false, failure: "invalid", usage };
}

/** The messages of status 400 that the operator has to mend: used-up credit and a reached spending limit. */
const NO_CREDIT = /credit balance|usage limit|plans (?:&|and) billing/iu;

/** The service refuses every request, whatever the text: a wrong key, no credit, or a model that does not exist (404). */
function isRefusedAccess({ status = 500, message }: { status?: number | undefined; message: string }): boolean {
  return [401, 402, 403, 404].includes(status) || (status === 400 && NO_CREDIT.test(message));
}

function toFailure(error: unknown): Failure {
  const { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } = Anthropic;
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return "timeout";
  if (error instanceof APIConnectionError) return "unreachable";
  if (!(error instanceof APIError)) return "proxy";
  // The API sends JSON with an error type; a proxy in front of it may send anything.
  if (error.type === null) return "proxy";
  if (error.status === 429) return "rate_limited";
  if (isRefusedAccess(error)) return "bad_key";
  return (error.status ?? 500) >= 500 ? "overloaded" : "bad_request";
}
