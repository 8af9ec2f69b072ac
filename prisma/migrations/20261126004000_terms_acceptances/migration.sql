-- AlterTable
ALTER TABLE "User" ALTER COLUMN "termsVersion" SET DEFAULT '',
ALTER COLUMN "termsAcceptedAt" SET DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "TermsAcceptance" (
    "userId" UUID NOT NULL,
    "version" TEXT NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TermsAcceptance_pkey" PRIMARY KEY ("userId","version")
);

-- AddForeignKey
ALTER TABLE "TermsAcceptance" ADD CONSTRAINT "TermsAcceptance_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Earlier builds stored an acceptance for every registration. It is kept as what it is: one of an earlier version.
INSERT INTO "TermsAcceptance" ("userId", version, "acceptedAt")
SELECT id, "termsVersion", "termsAcceptedAt" FROM "User" WHERE "termsVersion" <> '';

-- announced: "User"."termsVersion"
-- announced: "User"."termsAcceptedAt"
