-- CreateEnum
CREATE TYPE "StripeEventOutcome" AS ENUM ('applied', 'ignored', 'refused');

-- CreateEnum
CREATE TYPE "PaymentMailKind" AS ENUM ('order', 'withdrawal', 'expires_in_30_days', 'expires_in_7_days');

-- AlterEnum
ALTER TYPE "PaymentStatus" ADD VALUE 'dispute_lost';

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "canceledAt" TIMESTAMPTZ(3),
ADD COLUMN     "disputeLostAt" TIMESTAMPTZ(3),
ADD COLUMN     "disputeWonAt" TIMESTAMPTZ(3),
ADD COLUMN     "disputedAt" TIMESTAMPTZ(3),
ADD COLUMN     "livemode" BOOLEAN NOT NULL,
ADD COLUMN     "paidAt" TIMESTAMPTZ(3),
ADD COLUMN     "refundFailedAt" TIMESTAMPTZ(3),
ADD COLUMN     "refundedAt" TIMESTAMPTZ(3),
ADD COLUMN     "waiverAcceptedAt" TIMESTAMPTZ(3),
ADD COLUMN     "waiverVersion" TEXT,
ADD COLUMN     "withdrawalRequestedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "StripeEvent" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "outcome" "StripeEventOutcome" NOT NULL,
    "reason" TEXT,
    "paymentId" UUID,
    "happenedAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StripeEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentMail" (
    "id" UUID NOT NULL,
    "kind" "PaymentMailKind" NOT NULL,
    "userId" UUID NOT NULL,
    "subjectId" UUID NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "nextTryAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PaymentMail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "StripeEvent_paymentId_idx" ON "StripeEvent"("paymentId");

-- CreateIndex
CREATE INDEX "PaymentMail_userId_idx" ON "PaymentMail"("userId");

-- CreateIndex
CREATE INDEX "PaymentMail_sentAt_nextTryAt_idx" ON "PaymentMail"("sentAt", "nextTryAt");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentMail_kind_subjectId_key" ON "PaymentMail"("kind", "subjectId");

-- CreateIndex
CREATE INDEX "Payment_status_idx" ON "Payment"("status");

-- AddForeignKey
ALTER TABLE "StripeEvent" ADD CONSTRAINT "StripeEvent_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentMail" ADD CONSTRAINT "PaymentMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand: rules that hold for every row whatever program wrote it, and that Prisma's schema has no words for.

-- A consent is nothing without the words consented to. What was paid has its time; what is under way was not paid yet.
ALTER TABLE "Payment"
  ADD CONSTRAINT "Payment_waiver_has_version" CHECK (("waiverVersion" IS NULL) = ("waiverAcceptedAt" IS NULL)),
  ADD CONSTRAINT "Payment_succeeded_was_paid" CHECK ("status" <> 'succeeded' OR "paidAt" IS NOT NULL),
  ADD CONSTRAINT "Payment_open_was_not_paid" CHECK ("status" NOT IN ('open', 'canceled') OR "paidAt" IS NULL);

-- A refusal says why, and nothing else does.
ALTER TABLE "StripeEvent"
  ADD CONSTRAINT "StripeEvent_refusal_has_reason" CHECK (("outcome" = 'refused') = ("reason" IS NOT NULL));
