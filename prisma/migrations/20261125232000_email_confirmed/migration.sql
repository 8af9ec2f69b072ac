-- AlterTable
ALTER TABLE "User" ADD COLUMN "mailConfirmedAt" TIMESTAMPTZ(3);
