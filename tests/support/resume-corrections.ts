/** A separate server process for tests that kill it: resumes waiting corrections, and reports when it is done. */
import { db } from "@/lib/db/client";
import { resumeCorrections } from "@/lib/writing/mutations/resume-corrections";

await resumeCorrections(60_000);
await db().$disconnect();
