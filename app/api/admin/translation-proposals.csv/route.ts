import { getTranslations } from "next-intl/server";
import { requireAdmin } from "@/lib/accounts/gate";
import { readTranslationProposals } from "@/lib/admin/queries/translation-proposals";
import { csvHeaders, startCsv, toCsvLines } from "@/lib/http/csv";
import { route } from "@/lib/http/route";
import { italianDay } from "@/lib/product/italian-day";

const COLUMNS = ["locale", "page", "sentence", "proposal", "date", "state"] as const;

/** All proposed translations as CSV, for the people who correct the files in `messages/`. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    const admin = await requireAdmin();
    const t = await getTranslations("admin.translations");
    const lines = (await readTranslationProposals(admin)).map(
      ({ locale, page, sentence, proposal, createdAt, doneAt }) => {
        const state = t(doneAt ? "states.done" : "states.open");
        return [locale, page, sentence, proposal, italianDay(createdAt), state];
      },
    );
    const titles = startCsv(COLUMNS.map((column) => t(`columns.${column}`)));
    return new Response(titles + toCsvLines(lines), { headers: csvHeaders("traduzioni") });
  },
});
