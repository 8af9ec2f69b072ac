-- AlterTable
ALTER TABLE "User" ADD COLUMN "endedSessions" TEXT[] DEFAULT ARRAY[]::TEXT[];
