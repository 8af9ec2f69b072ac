-- CreateEnum
CREATE TYPE "CodePurpose" AS ENUM ('reset_password', 'change_email');

-- CreateTable
CREATE TABLE "VerificationCode" (
    "id" UUID NOT NULL,
    "purpose" "CodePurpose" NOT NULL,
    "holderId" UUID NOT NULL,
    "userId" UUID,
    "codeHash" TEXT NOT NULL,
    "payload" TEXT,
    "triesLeft" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "VerificationCode_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "VerificationCode_userId_idx" ON "VerificationCode"("userId");

-- CreateIndex
CREATE INDEX "VerificationCode_expiresAt_idx" ON "VerificationCode"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "VerificationCode_holderId_purpose_key" ON "VerificationCode"("holderId", "purpose");

-- AddForeignKey
ALTER TABLE "VerificationCode" ADD CONSTRAINT "VerificationCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
