-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "waiverWords" TEXT;
