import { requireAdmin } from "@/lib/accounts/gate";
import { toAdminUser } from "@/lib/admin/admin-user";
import { listStudents, readTotals } from "@/lib/admin/queries/students";
import { studentListUrl, studentQuerySchema } from "@/lib/admin/student-query";
import { parseInput } from "@/lib/http/errors";
import { route } from "@/lib/http/route";

/** One page of users, admins too; the header `Link` contains the address of the next one. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    const admin = await requireAdmin();
    const query = parseInput(studentQuerySchema, new URL(request.url).searchParams);
    const { students, next } = await listStudents(admin, { ...query, includesAdmins: true });
    const totals = await readTotals(admin, students);
    const headers = new Headers({ "Cache-Control": "no-store" });
    if (next) headers.set("Link", `<${studentListUrl(query, { after: next }, "/api/admin/users")}>; rel="next"`);
    return Response.json(
      students.map(({ access, attempts, ...person }) => {
        const results = attempts.map((attempt) => ({ ...attempt, totalScore: totals.get(attempt.id) ?? 0 }));
        return toAdminUser(person, access, results);
      }),
      { headers },
    );
  },
});
