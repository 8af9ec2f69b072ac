-- A draft is from here on a text of the learner's.
ALTER TABLE "Correction" RENAME COLUMN "draft" TO "sentences";

-- AlterTable
ALTER TABLE "Correction" ADD COLUMN     "draftId" UUID,
ALTER COLUMN "writingId" DROP NOT NULL;

-- CreateTable
CREATE TABLE "Draft" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "attemptId" VARCHAR(16),
    "simulationId" INTEGER NOT NULL,
    "option" TEXT,
    "number" SMALLINT NOT NULL,
    "text" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,
    "handedInAt" TIMESTAMPTZ(3),
    "basicCheck" JSONB,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Draft_userId_simulationId_idx" ON "Draft"("userId", "simulationId");

-- CreateIndex
CREATE INDEX "Draft_attemptId_idx" ON "Draft"("attemptId");

-- CreateIndex
CREATE INDEX "Correction_draftId_idx" ON "Correction"("draftId");

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Correction" ADD CONSTRAINT "Correction_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "Draft"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what is marked is a writing or a draft.
ALTER TABLE "Correction" ADD CONSTRAINT "Correction_of_one_text" CHECK (num_nonnulls("writingId", "draftId") = 1);

-- By hand: a writing has three drafts at most, its own first one included.
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_of_a_writing" CHECK ("number" >= 1 AND ("attemptId" IS NULL OR "number" BETWEEN 2 AND 3));

-- By hand: no two drafts under one number.
CREATE UNIQUE INDEX "Draft_one_per_number" ON "Draft"("attemptId", "number") WHERE "attemptId" IS NOT NULL;
CREATE UNIQUE INDEX "Draft_one_per_number_again" ON "Draft"("userId", "simulationId", "option", "number") WHERE "attemptId" IS NULL;
