-- AlterEnum
ALTER TYPE "PaymentMailKind" ADD VALUE 'deletion_in_30_days';

-- CreateTable
CREATE TABLE "TaxRecord" (
    "id" UUID NOT NULL,
    "paymentId" UUID NOT NULL,
    "orderNumber" TEXT NOT NULL,
    "buyerName" TEXT NOT NULL,
    "taxCode" CHAR(16) NOT NULL,
    "address" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "paidAt" TIMESTAMPTZ(3) NOT NULL,
    "keepUntil" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TaxRecord_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "TaxRecord_paymentId_key" ON "TaxRecord"("paymentId");

-- CreateIndex
CREATE INDEX "TaxRecord_keepUntil_idx" ON "TaxRecord"("keepUntil");

-- AddForeignKey
ALTER TABLE "TaxRecord" ADD CONSTRAINT "TaxRecord_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Written by hand: what happened is not rewritten; with a person who is taken out of an act, an admin's own words about them go.
CREATE OR REPLACE FUNCTION "refuse_rewriting_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.kind, NEW.source, NEW.details, NEW."createdAt")
     IS DISTINCT FROM (OLD.id, OLD.kind, OLD.source, OLD.details, OLD."createdAt")
     OR (NEW."actorId" IS NOT NULL AND NEW."actorId" IS DISTINCT FROM OLD."actorId")
     OR (NEW."subjectId" IS NOT NULL AND NEW."subjectId" IS DISTINCT FROM OLD."subjectId")
     OR (NEW.reason IS DISTINCT FROM OLD.reason
       AND NOT (NEW.reason IS NULL AND NEW."subjectId" IS NULL AND OLD."subjectId" IS NOT NULL))
  THEN RAISE EXCEPTION 'an audit event is never rewritten';
  END IF;
  RETURN NEW;
END $$;
