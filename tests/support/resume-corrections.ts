/** A server process of the tests' own, to be killed: takes up the corrections that wait, and says when it is done. */
import { db } from "@/lib/db/client";
import { resumeCorrections } from "@/lib/writing/mutations/correct-writing";

await resumeCorrections(60_000);
await db().$disconnect();
