-- CreateTable
CREATE TABLE "ItemDifficulty" (
    "simulationId" INTEGER NOT NULL,
    "section" "SectionKey" NOT NULL,
    "questionId" INTEGER NOT NULL,
    "wording" CHAR(8) NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "mean" DOUBLE PRECISION NOT NULL,
    "deviation" DOUBLE PRECISION NOT NULL,
    "learners" INTEGER NOT NULL,
    "learnedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ItemDifficulty_pkey" PRIMARY KEY ("simulationId","section","questionId")
);

-- CreateTable
CREATE TABLE "ReadinessVerdict" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "basis" CHAR(16) NOT NULL,
    "readiness" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReadinessVerdict_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ReadinessVerdict_userId_basis_key" ON "ReadinessVerdict"("userId", "basis");

-- AddForeignKey
ALTER TABLE "ReadinessVerdict" ADD CONSTRAINT "ReadinessVerdict_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
