-- CreateEnum
CREATE TYPE "AttemptMode" AS ENUM ('practice', 'exam');

-- CreateEnum
CREATE TYPE "ExtraTime" AS ENUM ('none', 'thirty', 'fifty', 'untimed');

-- CreateEnum
CREATE TYPE "PartKey" AS ENUM ('listening', 'reading', 'writing');

-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "extraTime" "ExtraTime" NOT NULL DEFAULT 'none',
ADD COLUMN     "mode" "AttemptMode" NOT NULL DEFAULT 'practice';

-- CreateTable
CREATE TABLE "SittingPart" (
    "id" UUID NOT NULL,
    "attemptId" VARCHAR(16) NOT NULL,
    "part" "PartKey" NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SittingPart_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Hearing" (
    "attemptId" VARCHAR(16) NOT NULL,
    "holder" UUID,
    "former" UUID,
    "heardMs" INTEGER NOT NULL DEFAULT 0,
    "allowedMs" INTEGER NOT NULL DEFAULT 0,
    "excessMs" INTEGER NOT NULL DEFAULT 0,
    "heardAt" TIMESTAMPTZ(3) NOT NULL,
    "allowedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "Hearing_pkey" PRIMARY KEY ("attemptId")
);

-- CreateIndex
CREATE INDEX "SittingPart_endedAt_endsAt_idx" ON "SittingPart"("endedAt", "endsAt");

-- CreateIndex
CREATE UNIQUE INDEX "SittingPart_attemptId_part_key" ON "SittingPart"("attemptId", "part");

-- AddForeignKey
ALTER TABLE "SittingPart" ADD CONSTRAINT "SittingPart_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Hearing" ADD CONSTRAINT "Hearing_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;
