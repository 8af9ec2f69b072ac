-- CreateTable
CREATE TABLE "TranslationProposal" (
    "id" UUID NOT NULL,
    "key" CHAR(43) NOT NULL,
    "page" TEXT,
    "locale" TEXT NOT NULL,
    "sentence" TEXT NOT NULL,
    "proposal" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "TranslationProposal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "TranslationProposal_key_key" ON "TranslationProposal"("key");

-- CreateIndex
CREATE INDEX "TranslationProposal_createdAt_idx" ON "TranslationProposal"("createdAt");
