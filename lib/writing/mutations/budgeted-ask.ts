import "server-only";
import { type Ask, aiModel, askModel } from "@/lib/writing/anthropic";
import { type AiWork, recordCall, reserveCall } from "@/lib/writing/mutations/ledger";
import { maxCostMicroUsd } from "@/lib/writing/price";

/**
 * Asks the model within the day's budget, the learner's limit and the circuit breaker.
 * @param milliseconds for all calls together
 */
export function budgetedAsk(work: AiWork, milliseconds: number): Ask {
  const deadline = AbortSignal.timeout(milliseconds);
  return async (request) => {
    const model = aiModel();
    const { step, system, assignment, material, maxTokens } = request;
    const chars = system.length + assignment.length + material.length;
    const maxCost = maxCostMicroUsd(model, chars, maxTokens);
    const reserved = await reserveCall({ ...work, step, model, maxCostMicroUsd: maxCost });
    if (!reserved.ok) return { ...reserved, usage: null };
    const response = await askModel(request, deadline);
    await recordCall(reserved.callId, model, response.ok ? "ok" : response.failure, response.usage);
    return response;
  };
}
