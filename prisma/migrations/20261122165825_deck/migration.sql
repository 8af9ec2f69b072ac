-- CreateEnum
CREATE TYPE "DeckStage" AS ENUM ('learning', 'review', 'relearning');

-- CreateEnum
CREATE TYPE "DeckGrade" AS ENUM ('again', 'good', 'easy');

-- CreateTable
CREATE TABLE "DeckCard" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "stage" "DeckStage" NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "stability" DOUBLE PRECISION NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL,
    "scheduledDays" INTEGER NOT NULL,
    "step" INTEGER NOT NULL,
    "reps" INTEGER NOT NULL,
    "lapses" INTEGER NOT NULL,
    "answeredAt" TIMESTAMPTZ(3) NOT NULL,
    "grade" "DeckGrade" NOT NULL,
    "before" JSONB,
    "siblings" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DeckCard_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "DeckCard_userId_name_key" ON "DeckCard"("userId", "name");

-- AddForeignKey
ALTER TABLE "DeckCard" ADD CONSTRAINT "DeckCard_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
