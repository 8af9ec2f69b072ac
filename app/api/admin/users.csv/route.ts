import { ReadableStream } from "node:stream/web";
import { getTranslations } from "next-intl/server";
import { requireAdmin } from "@/lib/accounts/gate";
import { recordExport } from "@/lib/admin/mutations/record-export";
import { readAllStudents } from "@/lib/admin/queries/students";
import { EXPORT_COLUMNS, toExportRows } from "@/lib/admin/student-csv";
import { studentQuerySchema } from "@/lib/admin/student-query";
import { csvHeaders, startCsv, toCsvLines } from "@/lib/http/csv";
import { parseInput } from "@/lib/http/errors";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    const admin = await requireAdmin();
    const query = parseInput(studentQuerySchema, new URL(request.url).searchParams);
    const translate = await getTranslations("admin.students");
    const titles = EXPORT_COLUMNS.map((column) => translate(`export.${column}`));
    const words = {
      none: translate("access.none"),
      active: translate("access.active"),
      scheduled: translate("access.scheduled"),
      expired: translate("access.expired"),
      ended: translate("access.ended"),
    };
    await recordExport(admin, query);
    const encoder = new TextEncoder();
    async function* lines() {
      yield encoder.encode(startCsv(titles));
      for await (const students of readAllStudents(admin, query))
        yield encoder.encode(toCsvLines(toExportRows(students, words)));
    }
    // Reads one batch at a time, and none after the client has disconnected.
    const stream = ReadableStream.from(lines()) as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>;
    return new Response(stream, { headers: csvHeaders("studenti") });
  },
});
