import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROLES, ROWS } from "@/tests/support/access-rows";
import { type Cast, inPath } from "@/tests/support/cast";

function listRoutes(directory: string, prefix = ""): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return listRoutes(join(directory, entry.name), `${prefix}${entry.name}/`);
    return entry.name === "route.ts" ? [prefix.slice(0, -1)] : [];
  });
}

/**
 * The whole matrix as tests of the site that `NEXTAUTH_URL` names.
 * @param cast who asks, once the tests have begun
 */
export function describeAccessMatrix(cast: () => Cast): void {
  describe("the matrix of roles, routes and methods", () => {
    it("has a row for every route there is", () => {
      expect(Object.keys(ROWS).sort()).toEqual(listRoutes("app/api").sort());
    });

    const rows = Object.values(ROWS).flat();
    it.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))(
      "%s",
      async (_name, { method, path, body, expected }) => {
        const answers: Record<string, number> = {};
        for (const role of ROLES) {
          const response = await cast()[role].request(method, inPath(path, cast()), body);
          answers[role] = response.status;
          await checkForm(response);
        }
        expect(answers).toEqual(expected);
      },
    );

    it.each(rows.filter(({ path }) => !path.startsWith("/api/auth")).map((row) => [row.path, row] as const))(
      "%s refuses every other method",
      async (_path, row) => {
        for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
          const hasHandler = rows.some(({ path, method: own }) => path === row.path && own === method);
          if (hasHandler || row.path.startsWith("/api/nothing")) continue;
          const response = await cast().learner.request(method, inPath(row.path, cast()));
          expect([method, response.status]).toEqual([method, 405]);
          await checkForm(response);
        }
      },
    );

    it.each(
      rows
        .filter(({ method, path, machine }) => method === "POST" && !machine && !path.startsWith("/api/auth"))
        .map((row) => [row.path, row] as const),
    )("%s refuses a foreign and a missing origin", async (_path, row) => {
      for (const origin of ["https://evil.example", "null", ""]) {
        const response = await cast().learner.request("POST", inPath(row.path, cast()), row.body, {
          Origin: origin,
        });
        expect([origin, response.status]).toEqual([origin, 403]);
      }
    });
  });
}

/** Every refusal has the one form. */
export async function checkForm(response: Response): Promise<void> {
  if (response.status < 400) {
    await response.body?.cancel();
    return;
  }
  const body = await response.json();
  expect(body).toMatchObject({ error: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\S/) });
  expect(JSON.stringify(body)).not.toMatch(/prisma|node_modules|at .*\.ts/i);
}
