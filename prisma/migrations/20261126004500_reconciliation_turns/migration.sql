-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "checkedAt" TIMESTAMPTZ(3);

-- By hand: Prisma does not know conditions. Few refunds fail, among very many purchases.
CREATE INDEX "Payment_refund_failed" ON "Payment"("refundFailedAt") WHERE "refundFailedAt" IS NOT NULL;
