-- CreateEnum
CREATE TYPE "AuditSource" AS ENUM ('web', 'command', 'system');

-- DropForeignKey
ALTER TABLE "Payment" DROP CONSTRAINT "Payment_userId_fkey";

-- DropIndex
DROP INDEX "Attempt_userId_simulationId_key";

-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "setAsideAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Payment" ALTER COLUMN "userId" DROP NOT NULL;

-- CreateTable
CREATE TABLE "AuditEvent" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "source" "AuditSource" NOT NULL DEFAULT 'web',
    "actorId" UUID,
    "subjectId" UUID,
    "reason" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "AuditEvent_subjectId_createdAt_idx" ON "AuditEvent"("subjectId", "createdAt");

-- CreateIndex
CREATE INDEX "AuditEvent_actorId_createdAt_idx" ON "AuditEvent"("actorId", "createdAt");

-- CreateIndex
CREATE INDEX "AuditEvent_createdAt_idx" ON "AuditEvent"("createdAt");

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- CreateIndex
CREATE INDEX "Attempt_userId_simulationId_idx" ON "Attempt"("userId", "simulationId");

-- AddForeignKey
ALTER TABLE "AuditEvent" ADD CONSTRAINT "AuditEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEvent" ADD CONSTRAINT "AuditEvent_subjectId_fkey" FOREIGN KEY ("subjectId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Written by hand: rules that hold for every row whatever program wrote it, and that Prisma's schema has no words for.

-- One attempt per learner and simulation, but those an admin set aside.
CREATE UNIQUE INDEX "Attempt_one_that_counts" ON "Attempt"("userId", "simulationId") WHERE "setAsideAt" IS NULL;

-- What happened is not rewritten: only the people may be taken out of an act, when their accounts are deleted.
CREATE FUNCTION "refuse_rewriting_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.kind, NEW.source, NEW.reason, NEW.details, NEW."createdAt")
     IS DISTINCT FROM (OLD.id, OLD.kind, OLD.source, OLD.reason, OLD.details, OLD."createdAt")
     OR (NEW."actorId" IS NOT NULL AND NEW."actorId" IS DISTINCT FROM OLD."actorId")
     OR (NEW."subjectId" IS NOT NULL AND NEW."subjectId" IS DISTINCT FROM OLD."subjectId")
  THEN RAISE EXCEPTION 'an audit event is never rewritten';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "AuditEvent_is_not_rewritten" BEFORE UPDATE ON "AuditEvent"
  FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting_audit"();
