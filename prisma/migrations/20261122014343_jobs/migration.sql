-- CreateEnum
CREATE TYPE "JobQueue" AS ENUM ('mail', 'correction', 'upkeep');

-- CreateEnum
CREATE TYPE "JobState" AS ENUM ('queued', 'running', 'done', 'failed');

-- CreateTable
CREATE TABLE "Job" (
    "id" UUID NOT NULL,
    "queue" "JobQueue" NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "priority" SMALLINT NOT NULL DEFAULT 5,
    "userId" UUID,
    "subjectId" UUID,
    "correctionId" UUID,
    "sealed" TEXT,
    "state" "JobState" NOT NULL DEFAULT 'queued',
    "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),
    "leaseUntil" TIMESTAMPTZ(3),
    "claims" INTEGER NOT NULL DEFAULT 0,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "finishedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Job_key_key" ON "Job"("key");

-- CreateIndex
CREATE UNIQUE INDEX "Job_correctionId_key" ON "Job"("correctionId");

-- CreateIndex
CREATE INDEX "Job_queue_state_priority_dueAt_idx" ON "Job"("queue", "state", "priority", "dueAt");

-- CreateIndex
CREATE INDEX "Job_userId_idx" ON "Job"("userId");

-- Written by hand: mails and corrections that wait or were sent become jobs. Whoever worked on a correction at this moment
-- is overtaken: it is taken up anew.
INSERT INTO "Job" (id, queue, kind, key, "userId", "subjectId", state, "dueAt", tries, failure, "finishedAt", "createdAt")
SELECT id, 'mail', kind::text, kind::text || ':' || "subjectId", "userId", "subjectId",
       CASE WHEN "sentAt" IS NOT NULL THEN 'done' WHEN tries >= 12 THEN 'failed' ELSE 'queued' END::"JobState",
       "nextTryAt", tries, CASE WHEN "sentAt" IS NULL AND tries > 0 THEN 'postponed' END, "sentAt", "createdAt"
FROM "PaymentMail";

INSERT INTO "Job" (id, queue, kind, key, "correctionId", "dueAt", tries, failure)
SELECT gen_random_uuid(), 'correction', 'correction', 'correction:' || id, id, "dueAt", tries, failure
FROM "Correction" WHERE source = 'ai' AND state IN ('queued', 'running');

UPDATE "Correction" SET state = 'queued', "leaseUntil" = NULL WHERE source = 'ai' AND state = 'running';

-- DropForeignKey
ALTER TABLE "PaymentMail" DROP CONSTRAINT "PaymentMail_userId_fkey";

-- DropIndex
DROP INDEX "Correction_state_dueAt_idx";

-- AlterTable
ALTER TABLE "Correction" DROP COLUMN "dueAt",
DROP COLUMN "leaseUntil",
DROP COLUMN "tries";

-- DropTable
DROP TABLE "PaymentMail";

-- DropEnum
DROP TYPE "PaymentMailKind";

-- CreateIndex
CREATE INDEX "Correction_state_idx" ON "Correction"("state");

-- AddForeignKey
ALTER TABLE "Job" ADD CONSTRAINT "Job_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Job" ADD CONSTRAINT "Job_correctionId_fkey" FOREIGN KEY ("correctionId") REFERENCES "Correction"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand: only taken work has a lease, and work that is over remembers nothing of what it was told.
ALTER TABLE "Job"
  ADD CONSTRAINT "Job_running_has_lease" CHECK ((state = 'running') = ("leaseUntil" IS NOT NULL)),
  ADD CONSTRAINT "Job_over_is_sealed_no_more" CHECK (state IN ('queued', 'running') OR sealed IS NULL);
