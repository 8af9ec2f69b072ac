-- AlterTable
ALTER TABLE "GiftCode" ADD COLUMN     "batchId" UUID,
ADD COLUMN     "number" INTEGER,
ADD COLUMN     "revokedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "GiftCodeBatch" (
    "id" UUID NOT NULL,
    "keyHash" TEXT NOT NULL,
    "prefix" VARCHAR(8) NOT NULL,
    "size" INTEGER NOT NULL,
    "owner" TEXT,
    "note" TEXT,
    "expiresAt" TIMESTAMPTZ(3),
    "madeById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GiftCodeBatch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "GiftCodeBatch_keyHash_key" ON "GiftCodeBatch"("keyHash");

-- CreateIndex
CREATE INDEX "AuditEvent_kind_createdAt_idx" ON "AuditEvent"("kind", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "GiftCode_batchId_number_key" ON "GiftCode"("batchId", "number");

-- AddForeignKey
ALTER TABLE "GiftCodeBatch" ADD CONSTRAINT "GiftCodeBatch_madeById_fkey" FOREIGN KEY ("madeById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GiftCode" ADD CONSTRAINT "GiftCode_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "GiftCodeBatch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Written by hand: a code that was used cannot be revoked any more, nor a revoked one used, whatever program writes it.
ALTER TABLE "GiftCode" ADD CONSTRAINT "GiftCode_used_or_revoked" CHECK ("redeemedAt" IS NULL OR "revokedAt" IS NULL);
