-- CreateIndex
CREATE INDEX IF NOT EXISTS "Attempt_closedAt_idx" ON "Attempt"("closedAt");

-- CreateIndex
CREATE INDEX IF NOT EXISTS "SectionRecord_attemptId_passed_score_idx" ON "SectionRecord"("attemptId", "passed", "score");
