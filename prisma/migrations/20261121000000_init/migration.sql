-- CreateEnum
CREATE TYPE "AccessSource" AS ENUM ('gift_code', 'card', 'staff');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('open', 'succeeded', 'canceled', 'refunded', 'disputed');

-- CreateEnum
CREATE TYPE "AttemptStatus" AS ENUM ('active', 'closed');

-- CreateEnum
CREATE TYPE "SectionKey" AS ENUM ('ascolto1', 'ascolto2', 'lettura', 'cloze', 'scrittura');

-- CreateEnum
CREATE TYPE "CorrectionSource" AS ENUM ('ai', 'teacher');

-- CreateEnum
CREATE TYPE "CorrectionState" AS ENUM ('queued', 'running', 'done', 'failed');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "taxCode" CHAR(16) NOT NULL,
    "birthDate" DATE NOT NULL,
    "birthPlace" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "province" CHAR(2) NOT NULL,
    "postalCode" CHAR(5) NOT NULL,
    "phone" TEXT,
    "locale" TEXT NOT NULL DEFAULT 'it',
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "suspendedAt" TIMESTAMPTZ(3),
    "externalCode" TEXT,
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "termsVersion" TEXT NOT NULL,
    "termsAcceptedAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccessGrant" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "source" "AccessSource" NOT NULL,
    "giftCodeId" UUID,
    "paymentId" UUID,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "endReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AccessGrant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GiftCode" (
    "id" UUID NOT NULL,
    "codeHash" TEXT NOT NULL,
    "note" TEXT,
    "expiresAt" TIMESTAMPTZ(3),
    "redeemedAt" TIMESTAMPTZ(3),
    "redeemedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GiftCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "stripePaymentIntentId" TEXT,
    "status" "PaymentStatus" NOT NULL DEFAULT 'open',
    "amountCents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'eur',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Attempt" (
    "id" VARCHAR(16) NOT NULL,
    "userId" UUID NOT NULL,
    "simulationId" INTEGER NOT NULL,
    "status" "AttemptStatus" NOT NULL DEFAULT 'active',
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SectionRecord" (
    "id" UUID NOT NULL,
    "attemptId" VARCHAR(16) NOT NULL,
    "section" "SectionKey" NOT NULL,
    "answers" JSONB NOT NULL DEFAULT '{}',
    "revision" INTEGER NOT NULL DEFAULT 0,
    "completed" BOOLEAN NOT NULL DEFAULT false,
    "savedAt" TIMESTAMPTZ(3),
    "lockedAt" TIMESTAMPTZ(3),
    "correctedAt" TIMESTAMPTZ(3),
    "marks" JSONB,
    "correctAnswers" INTEGER,
    "totalQuestions" INTEGER,
    "score" DECIMAL(3,1),
    "passed" BOOLEAN,

    CONSTRAINT "SectionRecord_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Writing" (
    "id" UUID NOT NULL,
    "attemptId" VARCHAR(16) NOT NULL,
    "option" TEXT,
    "text" TEXT NOT NULL,
    "submittedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Writing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Correction" (
    "id" UUID NOT NULL,
    "writingId" UUID NOT NULL,
    "source" "CorrectionSource" NOT NULL,
    "state" "CorrectionState" NOT NULL DEFAULT 'queued',
    "key" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "model" TEXT,
    "promptVersion" TEXT,
    "leaseUntil" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "criteria" JSONB,
    "score" INTEGER,
    "feedback" TEXT,
    "correctedText" TEXT,
    "errors" JSONB,
    "inputTokens" INTEGER,
    "outputTokens" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Correction_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "AccessGrant_giftCodeId_key" ON "AccessGrant"("giftCodeId");

-- CreateIndex
CREATE UNIQUE INDEX "AccessGrant_paymentId_key" ON "AccessGrant"("paymentId");

-- CreateIndex
CREATE INDEX "AccessGrant_userId_idx" ON "AccessGrant"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "GiftCode_codeHash_key" ON "GiftCode"("codeHash");

-- CreateIndex
CREATE INDEX "GiftCode_redeemedById_idx" ON "GiftCode"("redeemedById");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_stripePaymentIntentId_key" ON "Payment"("stripePaymentIntentId");

-- CreateIndex
CREATE INDEX "Payment_userId_idx" ON "Payment"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Attempt_userId_simulationId_key" ON "Attempt"("userId", "simulationId");

-- CreateIndex
CREATE UNIQUE INDEX "SectionRecord_attemptId_section_key" ON "SectionRecord"("attemptId", "section");

-- CreateIndex
CREATE UNIQUE INDEX "Writing_attemptId_key" ON "Writing"("attemptId");

-- CreateIndex
CREATE UNIQUE INDEX "Correction_key_key" ON "Correction"("key");

-- CreateIndex
CREATE INDEX "Correction_writingId_idx" ON "Correction"("writingId");

-- CreateIndex
CREATE INDEX "Correction_state_leaseUntil_idx" ON "Correction"("state", "leaseUntil");

-- AddForeignKey
ALTER TABLE "AccessGrant" ADD CONSTRAINT "AccessGrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessGrant" ADD CONSTRAINT "AccessGrant_giftCodeId_fkey" FOREIGN KEY ("giftCodeId") REFERENCES "GiftCode"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessGrant" ADD CONSTRAINT "AccessGrant_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GiftCode" ADD CONSTRAINT "GiftCode_redeemedById_fkey" FOREIGN KEY ("redeemedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SectionRecord" ADD CONSTRAINT "SectionRecord_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Writing" ADD CONSTRAINT "Writing_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Correction" ADD CONSTRAINT "Correction_writingId_fkey" FOREIGN KEY ("writingId") REFERENCES "Writing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand: rules that hold for every row whatever program wrote it, and that Prisma's schema has no words for.
-- `npm run db:diff` does not see them, so a later migration must keep or change them by hand too.

-- A learner has at most one purchase under way: a second click or tab cannot start a second one.
CREATE UNIQUE INDEX "Payment_one_open_per_user" ON "Payment"("userId") WHERE "status" = 'open';
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_amount_is_positive" CHECK ("amountCents" > 0);

-- Personal data is normalised before it is stored: the same person cannot register twice by writing it differently.
ALTER TABLE "User"
  ADD CONSTRAINT "User_email_is_lower_case" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "User_tax_code_is_normal" CHECK ("taxCode" ~ '^[A-Z0-9]{16}$'),
  ADD CONSTRAINT "User_province_is_normal" CHECK ("province" ~ '^[A-Z]{2}$'),
  ADD CONSTRAINT "User_postal_code_is_normal" CHECK ("postalCode" ~ '^[0-9]{5}$');

-- Access lasts some time, and has exactly the ground its source names.
ALTER TABLE "AccessGrant"
  ADD CONSTRAINT "AccessGrant_ends_after_start" CHECK ("expiresAt" > "startsAt"),
  ADD CONSTRAINT "AccessGrant_gift_code_matches_source" CHECK (("giftCodeId" IS NOT NULL) = ("source" = 'gift_code')),
  ADD CONSTRAINT "AccessGrant_payment_matches_source" CHECK (("paymentId" IS NOT NULL) = ("source" = 'card'));

-- A code someone redeemed has a time (the person may be deleted later, the time stays).
ALTER TABLE "GiftCode"
  ADD CONSTRAINT "GiftCode_redeemed_has_time" CHECK ("redeemedById" IS NULL OR "redeemedAt" IS NOT NULL);

ALTER TABLE "Attempt"
  ADD CONSTRAINT "Attempt_closed_has_time" CHECK (("status" = 'closed') = ("closedAt" IS NOT NULL)),
  ADD CONSTRAINT "Attempt_simulation_is_positive" CHECK ("simulationId" > 0);

-- A section's marks come together and only after its answers are locked.
ALTER TABLE "SectionRecord"
  ADD CONSTRAINT "SectionRecord_answers_are_an_object" CHECK (jsonb_typeof("answers") = 'object'),
  ADD CONSTRAINT "SectionRecord_revision_is_not_negative" CHECK ("revision" >= 0),
  ADD CONSTRAINT "SectionRecord_marks_come_together" CHECK (num_nulls("score", "passed", "correctedAt") IN (0, 3)),
  ADD CONSTRAINT "SectionRecord_corrected_is_locked" CHECK ("correctedAt" IS NULL OR "lockedAt" IS NOT NULL),
  ADD CONSTRAINT "SectionRecord_score_is_out_of_12" CHECK ("score" BETWEEN 0 AND 12),
  ADD CONSTRAINT "SectionRecord_correct_of_total" CHECK (
    ("correctAnswers" IS NULL) = ("totalQuestions" IS NULL) AND "correctAnswers" BETWEEN 0 AND "totalQuestions"
  );

-- Only finished work has a score.
ALTER TABLE "Correction"
  ADD CONSTRAINT "Correction_done_has_score" CHECK (("state" = 'done') = ("score" IS NOT NULL AND "finishedAt" IS NOT NULL)),
  ADD CONSTRAINT "Correction_score_is_out_of_12" CHECK ("score" BETWEEN 0 AND 12);
