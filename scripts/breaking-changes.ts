/**
 * Whether the previous build still works after a migration. To remove, rename or require something, a migration of an
 * earlier release must contain `-- announced: "Table"."column"` (or the name of the table, type, index or constraint):
 * from that release on no build needs it, or every build writes what will be required.
 *
 * Not checked: triggers and functions, and when new enum values and new NULLs are first written.
 */

type Statement = { table: string | undefined; clause: string };

/** Tables and columns that the migration itself creates: no running build uses them. */
type CreatedObjects = { tables: Set<string>; columns: Set<string> };

const NAME = String.raw`("[^"]+"|\w+)`;
const ALTER_TABLE = new RegExp(`^ALTER TABLE (?:ONLY )?${NAME} `, "i");

const HARMLESS =
  /^(CREATE (TABLE|TYPE|EXTENSION|INDEX|FUNCTION|TRIGGER) |COMMENT ON |UPDATE |INSERT INTO |ALTER TYPE \S+ ADD VALUE |DROP INDEX \S+_idx"?$)/i;

const HARMLESS_CLAUSE = /^ALTER COLUMN \S+ (DROP NOT NULL|SET DEFAULT )/i;

const name = (quoted = "") => quoted.replaceAll('"', "");

/** One line each, without comments, function bodies and string literals. */
function listStatements(sql: string): string[] {
  const plain = sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, "''")
    .replaceAll(/--.*$|\/\*[\s\S]*?\*\//gm, " ")
    .replaceAll(/\s+/g, " ");
  return plain
    .split(";")
    .map((statement) => statement.trim())
    .filter(Boolean);
}

function splitClauses(text: string): string[] {
  const clauses = [""];
  let depth = 0;
  for (const sign of text) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "," && depth === 0) clauses.push("");
    else clauses[clauses.length - 1] += sign;
  }
  return clauses.map((clause) => clause.trim());
}

function listChanges(sql: string): Statement[] {
  return listStatements(sql).flatMap((statement): Statement[] => {
    const table = ALTER_TABLE.exec(statement);
    if (!table) return [{ table: undefined, clause: statement }];
    return splitClauses(statement.slice(table[0].length)).map((clause) => ({ table: name(table[1]), clause }));
  });
}

const columnOf = (clause: string) =>
  name(new RegExp(`^(?:ADD|ALTER|DROP|RENAME) COLUMN (?:IF (?:NOT )?EXISTS )?${NAME}`, "i").exec(clause)?.[1]);

/** Only columns that are NULL when an old build inserts a row. */
function findCreated(changes: readonly Statement[]): CreatedObjects {
  const tables = changes.map(({ clause }) => new RegExp(`^CREATE TABLE (?:IF NOT EXISTS )?${NAME}`, "i").exec(clause));
  const columns = changes.filter(({ clause }) => /^ADD COLUMN /i.test(clause) && !/ DEFAULT /i.test(clause));
  return {
    tables: new Set(tables.flatMap((found) => (found ? [name(found[1])] : []))),
    columns: new Set(columns.map(({ table, clause }) => `${table}.${columnOf(clause)}`)),
  };
}

const quotedNamesIn = (clause: string) => (clause.match(/\(.*?\)/)?.[0].match(/"[^"]+"/g) ?? []).map(name);

function isHarmless({ table, clause }: Statement, created: CreatedObjects): boolean {
  if (table === undefined) {
    const unique = new RegExp(`^CREATE UNIQUE INDEX ${NAME} ON ${NAME}`, "i").exec(clause);
    if (!unique) return HARMLESS.test(clause);
    const on = name(unique[2]);
    const isEmptyAtFirst = quotedNamesIn(clause).some((column) => created.columns.has(`${on}.${column}`));
    return created.tables.has(on) || (isEmptyAtFirst && !/NULLS NOT DISTINCT/i.test(clause));
  }
  if (created.tables.has(table) || HARMLESS_CLAUSE.test(clause)) return true;
  if (/^ADD COLUMN /i.test(clause))
    return !/NOT NULL|PRIMARY KEY/i.test(clause) || / (DEFAULT|GENERATED) /i.test(clause);
  const isAboutNewColumns = quotedNamesIn(clause).every((column) => created.columns.has(`${table}.${column}`));
  return /^ADD CONSTRAINT \S+ (FOREIGN KEY|CHECK) /i.test(clause) && isAboutNewColumns;
}

function subjectOf({ table, clause }: Statement): string {
  const column = columnOf(clause);
  if (table !== undefined && column) return `${table}.${column}`;
  if (table !== undefined && /^RENAME TO /i.test(clause)) return table;
  return name(clause.match(/"[^"]+"/)?.[0]);
}

const listAnnounced = (sql: string) =>
  [...sql.matchAll(/^-- announced: (.+)$/gm)].map(([, subject]) => name(subject).trim());

/** Returns the changes that neither only add nor were announced in `earlier` migrations. */
export function findBreakingChanges(sql: string, earlier: readonly string[] = []): string[] {
  const changes = listChanges(sql);
  const created = findCreated(changes);
  const announced = new Set(earlier.flatMap(listAnnounced));
  const breaking = changes.filter((change) => !isHarmless(change, created) && !announced.has(subjectOf(change)));
  return breaking.map(({ table, clause }) => (table === undefined ? clause : `ALTER TABLE "${table}" ${clause}`));
}
