-- AlterTable
ALTER TABLE "AccessGrant" ADD COLUMN     "endedByStaffAt" TIMESTAMPTZ(3);
