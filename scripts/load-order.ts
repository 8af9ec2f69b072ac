/** A foreign key from `table` to `target`. */
export type Reference = { table: string; target: string };

/** Sorts tables so that each comes after those it references. Self-references are ignored. @throws Error for a cycle */
export function loadOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waits = (name: string) =>
      references.some(({ table, target }) => table === name && target !== name && left.includes(target));
    const next = left.filter((name) => !waits(name));
    if (next.length === 0) throw new Error(`These tables reference each other in a cycle: ${left.join(", ")}.`);
    ordered.push(...next);
    left = left.filter((name) => !next.includes(name));
  }
  return ordered;
}
