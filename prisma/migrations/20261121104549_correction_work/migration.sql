-- DropIndex
DROP INDEX "Correction_state_leaseUntil_idx";

-- AlterTable
ALTER TABLE "Correction" DROP COLUMN "inputTokens",
DROP COLUMN "outputTokens",
ADD COLUMN     "details" JSONB,
ADD COLUMN     "draft" JSONB,
ADD COLUMN     "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "AiCall" (
    "id" UUID NOT NULL,
    "correctionId" UUID,
    "step" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "reservedMicroUsd" INTEGER NOT NULL,
    "costMicroUsd" INTEGER,
    "inputTokens" INTEGER,
    "outputTokens" INTEGER,
    "outcome" TEXT,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AiCall_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AiCall_startedAt_idx" ON "AiCall"("startedAt");

-- CreateIndex
CREATE INDEX "AiCall_correctionId_idx" ON "AiCall"("correctionId");

-- CreateIndex
CREATE INDEX "Correction_state_dueAt_idx" ON "Correction"("state", "dueAt");

-- AddForeignKey
ALTER TABLE "AiCall" ADD CONSTRAINT "AiCall_correctionId_fkey" FOREIGN KEY ("correctionId") REFERENCES "Correction"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Written by hand: what Prisma's schema has no words for.

-- Work in hand always has somebody it belongs to until some time, and nothing else has.
ALTER TABLE "Correction"
  ADD CONSTRAINT "Correction_running_has_lease" CHECK (("state" = 'running') = ("leaseUntil" IS NOT NULL));

-- A call is either under way or settled, and money is never negative.
ALTER TABLE "AiCall"
  ADD CONSTRAINT "AiCall_settled_whole" CHECK (num_nulls("outcome", "finishedAt") IN (0, 2)),
  ADD CONSTRAINT "AiCall_amounts_are_not_negative" CHECK ("reservedMicroUsd" >= 0 AND "costMicroUsd" >= 0);
