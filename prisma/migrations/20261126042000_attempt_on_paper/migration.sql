-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "onPaper" BOOLEAN NOT NULL DEFAULT false;
