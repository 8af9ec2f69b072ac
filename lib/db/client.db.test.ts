import { expect, it } from "vitest";
import { db } from "@/lib/db/client";

it("a repeated statement is prepared once per connection, and returns current results", async () => {
  const [answers, uses] = await db().$transaction(async (tx) => {
    const ask = (value: number) => tx.$queryRaw<{ twice: number }[]>`SELECT ${value}::int * 2 AS twice`;
    const twice = [await ask(1), await ask(2), await ask(3)].map(([row]) => row?.twice);
    const kept = await tx.$queryRaw<{ uses: bigint }[]>`
      SELECT generic_plans + custom_plans AS uses FROM pg_prepared_statements WHERE statement LIKE ${"%::int * 2 AS twice"}`;
    return [twice, kept.map((row) => Number(row.uses))];
  });
  expect(answers).toEqual([2, 4, 6]);
  expect(uses).toEqual([3]);
});
