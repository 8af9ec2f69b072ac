/** In which order tables can be filled: each after those its rows point at. */

/** `table` has a foreign key to `target`. */
export type Reference = { table: string; target: string };

/**
 * @param tables by name
 * @param references among them; a table's own to itself do not matter
 * @returns the same tables in an order in which no row comes before one it points at
 * @throws Error when tables point at each other in a ring
 */
export function loadOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waits = (name: string) =>
      references.some(({ table, target }) => table === name && target !== name && left.includes(target));
    const next = left.filter((name) => !waits(name));
    if (next.length === 0) throw new Error(`These tables point at each other: ${left.join(", ")}.`);
    ordered.push(...next);
    left = left.filter((name) => !next.includes(name));
  }
  return ordered;
}
