import "server-only";
import Anthropic from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import { env } from "@/lib/env";
import { SYSTEM_PROMPT } from "@/lib/writing/prompt";
import { type Proposal, proposalSchema } from "@/lib/writing/schema";

/** The longest a correction may take over all tries, and how long one try may take, in milliseconds. */
const TOTAL_MS = 90_000;
const TRY_MS = 45_000;
const MAX_TOKENS = 8000;

/** Whether this installation has an AI teacher at all. */
export function isAiConfigured(): boolean {
  return env().ANTHROPIC_API_KEY !== undefined;
}

/** The model that marks. */
export function aiModel(): string {
  return env().ANTHROPIC_MODEL;
}

export type ModelAnswer =
  | { ok: true; proposal: Proposal; inputTokens: number; outputTokens: number }
  | { ok: false; failure: "not_configured" | "unreachable" | "refused" | "truncated" | "invalid" };

/**
 * Asks the model to mark one text. Never throws for what the service does: every failure has its word.
 * @param message what `writePromptMessage` wrote
 */
export async function askModel(message: string): Promise<ModelAnswer> {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL } = env();
  if (!apiKey) return { ok: false, failure: "not_configured" };
  const client = new Anthropic({ apiKey, baseURL, timeout: TRY_MS, maxRetries: 1, logLevel: "off" });
  const answer = await client.messages
    .create(
      {
        model: aiModel(),
        max_tokens: MAX_TOKENS,
        system: SYSTEM_PROMPT,
        messages: [{ role: "user", content: message }],
        output_config: { format: zodOutputFormat(proposalSchema) },
      },
      { signal: AbortSignal.timeout(TOTAL_MS) },
    )
    .catch(() => null);
  if (!answer) return { ok: false, failure: "unreachable" };
  if (answer.stop_reason === "refusal") return { ok: false, failure: "refused" };
  if (answer.stop_reason !== "end_turn") return { ok: false, failure: "truncated" };
  const text = answer.content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("");
  const proposal = parseProposal(text);
  if (!proposal) return { ok: false, failure: "invalid" };
  return { ok: true, proposal, inputTokens: answer.usage.input_tokens, outputTokens: answer.usage.output_tokens };
}

function parseProposal(text: string): Proposal | null {
  try {
    return proposalSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
