-- AlterTable
ALTER TABLE "SectionRecord" ADD COLUMN     "seconds" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "QuestionFlag" (
    "id" UUID NOT NULL,
    "simulationId" INTEGER NOT NULL,
    "section" "SectionKey" NOT NULL,
    "questionId" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuestionFlag_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "QuestionFlag_simulationId_section_questionId_key" ON "QuestionFlag"("simulationId", "section", "questionId");
