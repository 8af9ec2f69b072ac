import type { Incoming } from "@/lib/direct-call";
import { parsePathPart } from "@/lib/errors";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { attemptIdSchema, saveAnswersSchema } from "@/lib/exam/schema";
import { requireCandidate } from "@/lib/payments/gate";
import { readJson, route } from "@/lib/route";

type Params = { attemptId: string };

async function save(request: Incoming, { attemptId }: Params) {
  const candidate = await requireCandidate();
  const input = await readJson(request, saveAnswersSchema);
  return saveAnswers(candidate, parsePathPart(attemptIdSchema, attemptId), input);
}

function findParams(path: string): Params | null {
  const [, attemptId] = /^\/api\/session\/(\w+)\/save-answers$/.exec(path) ?? [];
  return attemptId === undefined ? null : { attemptId };
}

export const { GET, POST, PUT, PATCH, DELETE } = route<Params>(
  { POST: save },
  { direct: { find: findParams, POST: save } },
);
