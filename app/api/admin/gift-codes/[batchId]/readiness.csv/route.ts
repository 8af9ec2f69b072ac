import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { requireAdmin } from "@/lib/accounts/gate";
import { readClassReadiness } from "@/lib/admin/queries/class-readiness";
import { findGiftCodeBatch } from "@/lib/admin/queries/gift-code-batches";
import { type Cell, csvHeaders, startCsv, toCsvLines } from "@/lib/http/csv";
import { AppError, parsePathPart } from "@/lib/http/errors";
import { route } from "@/lib/http/route";

const COLUMNS = [
  "part",
  "name",
  "learners",
  "lowest",
  "quarter",
  "median",
  "threeQuarters",
  "highest",
  "asked",
  "missed",
] as const;

/** The class readiness of a batch as CSV, without names. */
export const { GET, POST, PUT, PATCH, DELETE } = route<{ batchId: string }>({
  GET: async (_request, { batchId }) => {
    const admin = await requireAdmin();
    const batch = await findGiftCodeBatch(admin, parsePathPart(z.uuid(), batchId));
    if (!batch) throw new AppError("not_found");
    const { measured, abilities, topics } = await readClassReadiness(admin, batch.id);
    const t = await getTranslations("admin.readiness.class");
    const abilityNames = await getTranslations("report.readiness.ability");
    const topicNames = await getTranslations("report.next.tags");
    const lines = [
      ...abilities.map(({ ability, lowest, lowerQuartile, median, upperQuartile, highest }): Cell[] => {
        const range = [lowest, lowerQuartile, median, upperQuartile, highest];
        return [t("ability"), abilityNames(ability), measured, ...range, null, null];
      }),
      ...topics.map(({ tag, total, missed, learners }): Cell[] => {
        return [t("topic"), topicNames(tag), learners, null, null, null, null, null, total, missed];
      }),
    ];
    const titles = startCsv(COLUMNS.map((column) => t(column)));
    return new Response(titles + toCsvLines(lines), { headers: csvHeaders("classe") });
  },
});
