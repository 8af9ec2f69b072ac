-- CreateTable
CREATE TABLE "KeptFigures" (
    "name" VARCHAR(32) NOT NULL,
    "figures" JSONB NOT NULL,
    "countedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KeptFigures_pkey" PRIMARY KEY ("name")
);

-- DropIndex
DROP INDEX "AiCall_startedAt_idx";

-- DropIndex
DROP INDEX "SectionRecord_attemptId_passed_score_idx";

-- CreateIndex
CREATE INDEX "AiCall_startedAt_costMicroUsd_reservedMicroUsd_idx" ON "AiCall"("startedAt", "costMicroUsd", "reservedMicroUsd");

-- CreateIndex
CREATE INDEX "Payment_paidAt_idx" ON "Payment"("paidAt");

-- CreateIndex
CREATE INDEX "SectionRecord_attemptId_section_passed_score_idx" ON "SectionRecord"("attemptId", "section", "passed", "score");

-- By hand from here on: Prisma knows neither expressions nor conditions. What the clock looks for is few among very many, and
-- each of these holds only that, or has it in a row.
CREATE INDEX "Payment_withdrawn" ON "Payment"("withdrawalRequestedAt") WHERE "withdrawalRequestedAt" IS NOT NULL;
CREATE INDEX "AccessGrant_ends" ON "AccessGrant"((LEAST("endedAt", "expiresAt")));
CREATE INDEX "User_without_access" ON "User"("createdAt") WHERE "accessUntil" IS NULL AND NOT "isAdmin";
CREATE INDEX "Attempt_sitting_under_way" ON "Attempt"("id") WHERE mode = 'exam' AND status = 'active' AND "setAsideAt" IS NULL;
CREATE INDEX "Attempt_finished" ON "Attempt"("simulationId", "closedAt") WHERE status = 'closed' AND "setAsideAt" IS NULL;
CREATE INDEX "Job_nobodys" ON "Job"("finishedAt") WHERE "userId" IS NULL AND "correctionId" IS NULL;
CREATE INDEX "User_to_suspend" ON "User"("accessUntil") WHERE "accessUntil" IS NOT NULL AND "suspendedAt" IS NULL AND NOT "isAdmin";
CREATE INDEX "RealExam_told" ON "RealExam"("day")
  WHERE ascolto IN ('passed', 'failed') OR lettura IN ('passed', 'failed') OR scrittura IN ('passed', 'failed');
