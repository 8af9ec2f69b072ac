import { getLocale } from "next-intl/server";
import { correctSection } from "@/lib/exam/mutations/correct-section";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { requireNotSetAside } from "@/lib/exam/mutations/lock-attempt";
import { getAttempt, requireKeysOpen } from "@/lib/exam/queries";
import { questionsResult } from "@/lib/exam/record";
import { attemptIdSchema, handInWritingSchema, sectionSchema } from "@/lib/exam/schema";
import { isQuestionSection } from "@/lib/exam/sections";
import { AppError, parsePathPart } from "@/lib/http/errors";
import { readJson, route } from "@/lib/http/route";
import type { Candidate } from "@/lib/payments/actor";
import { requireCandidate } from "@/lib/payments/gate";
import { clientAddress } from "@/lib/security/client-address";
import { limitAct } from "@/lib/security/rate-limit";
import { withContrasts } from "@/lib/writing/contrasts";
import { correctWriting, waitBriefly } from "@/lib/writing/mutations/correct-writing";
import { getBasicCheck } from "@/lib/writing/mutations/get-basic-check";
import { findWriting } from "@/lib/writing/queries";

/** In seconds. The correction continues after the response. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string; section: string }>({
  POST: async (request, params) => {
    const candidate = await requireCandidate();
    const attemptId = parsePathPart(attemptIdSchema, params.attemptId);
    const section = parsePathPart(sectionSchema, params.section);
    const attempt = await getAttempt(candidate, attemptId);
    requireNotSetAside(attempt);
    await requireKeysOpen(candidate, attempt);
    await limitAct("correction", { account: candidate.id, address: await clientAddress() });
    const locale = await getLocale();
    if (!isQuestionSection(section)) return respondWithWriting(candidate, attemptId, request, locale);
    await correctSection(candidate, attemptId, section);
    return { correctionResult: questionsResult(await getAttempt(candidate, attemptId), section, locale) };
  },
});

async function respondWithWriting(candidate: Candidate, attemptId: string, request: Request, locale: string) {
  await handInWriting(candidate, attemptId, await readJson(request, handInWritingSchema));
  await waitBriefly(correctWriting(candidate, attemptId, locale));
  const writing = await findWriting(candidate, attemptId);
  if (writing?.result) return { status: "done", correctionResult: withContrasts(writing.result, locale) };
  // The account was deleted during the correction.
  if (!writing) throw new AppError("not_found");
  return { status: "pending", spelling: await getBasicCheck(writing), wait: writing.wait };
}
