-- CreateTable
CREATE TABLE "TeacherReading" (
    "id" UUID NOT NULL,
    "writingId" UUID NOT NULL,
    "teacherId" UUID,
    "begunAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" TIMESTAMPTZ(3),
    "criteria" JSONB,
    "markedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TeacherReading_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TeacherReading_teacherId_idx" ON "TeacherReading"("teacherId");

-- CreateIndex
CREATE INDEX "TeacherReading_markedAt_idx" ON "TeacherReading"("markedAt");

-- CreateIndex
CREATE UNIQUE INDEX "TeacherReading_writingId_teacherId_key" ON "TeacherReading"("writingId", "teacherId");

-- AddForeignKey
ALTER TABLE "TeacherReading" ADD CONSTRAINT "TeacherReading_writingId_fkey" FOREIGN KEY ("writingId") REFERENCES "Writing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeacherReading" ADD CONSTRAINT "TeacherReading_teacherId_fkey" FOREIGN KEY ("teacherId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
