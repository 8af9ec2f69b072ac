-- AlterTable
ALTER TABLE "Writing" ADD COLUMN "basicCheck" JSONB;
