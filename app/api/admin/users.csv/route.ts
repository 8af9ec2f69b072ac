import { getTranslations } from "next-intl/server";
import { requireAdmin } from "@/lib/accounts/gate";
import { recordExport } from "@/lib/admin/mutations/record-export";
import { readAllStudents } from "@/lib/admin/queries/students";
import { EXPORT_COLUMNS, toExportRows } from "@/lib/admin/student-csv";
import { studentQuerySchema } from "@/lib/admin/student-query-schema";
import { startCsv, toCsvLines } from "@/lib/http/csv";
import { parseInput } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { italianDay } from "@/lib/product/italian-day";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    const admin = await requireAdmin();
    const query = parseInput(studentQuerySchema, new URL(request.url).searchParams);
    const translate = await getTranslations("admin.students");
    const titles = EXPORT_COLUMNS.map((column) => translate(`export.${column}`));
    const words = {
      none: translate("access.none"),
      active: translate("access.active"),
      expired: translate("access.expired"),
      ended: translate("access.ended"),
    };
    await recordExport(admin, query);
    async function* lines() {
      yield startCsv(titles);
      for await (const students of readAllStudents(admin, query)) yield toCsvLines(toExportRows(students, words));
    }
    const file = `studenti-${italianDay(new Date())}.csv`;
    return new Response(toStream(lines()), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${file}"`,
        "Cache-Control": "no-store",
      },
    });
  },
});

/** Pulls one piece at a time and stops when the client disconnects. */
function toStream(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return();
    },
  });
}
