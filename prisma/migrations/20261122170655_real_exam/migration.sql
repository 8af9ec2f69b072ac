-- CreateEnum
CREATE TYPE "ExamOutcome" AS ENUM ('passed', 'failed', 'unknown');

-- CreateTable
CREATE TABLE "RealExam" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "asksExtraTime" BOOLEAN NOT NULL DEFAULT false,
    "ascolto" "ExamOutcome",
    "lettura" "ExamOutcome",
    "scrittura" "ExamOutcome",
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RealExam_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "RealExam_userId_day_key" ON "RealExam"("userId", "day");

-- AddForeignKey
ALTER TABLE "RealExam" ADD CONSTRAINT "RealExam_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
