-- CreateEnum
CREATE TYPE "RehearsalMode" AS ENUM ('exam', 'help');

-- AlterTable
ALTER TABLE "AiCall" ADD COLUMN     "rehearsalId" UUID;

-- CreateTable
CREATE TABLE "Rehearsal" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "mode" "RehearsalMode" NOT NULL,
    "seed" INTEGER NOT NULL,
    "topics" TEXT[],
    "topicId" TEXT,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),
    "finishedTries" SMALLINT NOT NULL DEFAULT 0,
    "selfCheck" JSONB NOT NULL DEFAULT '{}',
    "spokenText" TEXT,
    "correctionConsentAt" TIMESTAMPTZ(3),
    "correctingSince" TIMESTAMPTZ(3),
    "correction" JSONB,

    CONSTRAINT "Rehearsal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RehearsalAnswer" (
    "rehearsalId" UUID NOT NULL,
    "attempt" SMALLINT NOT NULL,
    "line" VARCHAR(20) NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "spokenMs" INTEGER NOT NULL,
    "longestSilenceMs" INTEGER NOT NULL,
    "longPauses" INTEGER NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RehearsalAnswer_pkey" PRIMARY KEY ("rehearsalId","attempt","line")
);

-- CreateIndex
CREATE INDEX "Rehearsal_userId_startedAt_idx" ON "Rehearsal"("userId", "startedAt");

-- CreateIndex
CREATE INDEX "AiCall_rehearsalId_idx" ON "AiCall"("rehearsalId");

-- AddForeignKey
ALTER TABLE "Rehearsal" ADD CONSTRAINT "Rehearsal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RehearsalAnswer" ADD CONSTRAINT "RehearsalAnswer_rehearsalId_fkey" FOREIGN KEY ("rehearsalId") REFERENCES "Rehearsal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AiCall" ADD CONSTRAINT "AiCall_rehearsalId_fkey" FOREIGN KEY ("rehearsalId") REFERENCES "Rehearsal"("id") ON DELETE SET NULL ON UPDATE CASCADE;
