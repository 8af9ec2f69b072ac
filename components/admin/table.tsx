import type { ReactNode } from "react";
import { BoldLink } from "@/components/admin/links";

export type Column<Row> = {
  key: string;
  head?: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Whether the cell shows its header when the row is stacked. */
  showsLabel?: boolean;
  className?: string | ((row: Row) => string);
  sort?: SortLink | undefined;
};

type Order = "ascending" | "descending";

/** A link that sorts by a column. `order`: the column's current order. */
type SortLink = { href: string; title?: string; order: Order | undefined };

/** Sorts by a column, ascending first, or reverses its current order. */
export function sortLink(order: Order | undefined, hrefFor: (next: Order) => string): SortLink {
  return { href: hrefFor(order === "ascending" ? "descending" : "ascending"), order };
}

type Props<Row> = { columns: readonly Column<Row>[]; rows: readonly Row[]; keyOf: (row: Row) => string | number };

type TableProps<Row> = Props<Row> & {
  caption?: string;
  /** Sticky headers on wide screens; on narrow ones each row is a block, of two columns on a phone. */
  isResponsive?: boolean;
};

/* Rows of 36 px where one line is enough. */
const PLAIN_STYLES = {
  frame: "overflow-x-auto",
  table: "",
  head: "",
  row: "h-9 align-baseline max-md:[&_[data-row]]:min-h-12",
  cell: "px-1.5 py-1",
  number: "text-end tabular-nums",
};
const RESPONSIVE_STYLES = {
  frame: "relative md:max-xl:overflow-x-auto",
  table: "max-md:block",
  head: "sticky top-0 z-10 bg-paper max-md:hidden",
  // On phones the whole block can be pressed: the row's link covers it.
  row: "max-md:relative max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] max-md:items-center max-md:gap-x-3 max-md:py-2 max-md:[&_[data-row]]:after:absolute max-md:[&_[data-row]]:after:inset-0 md:h-9",
  cell: "md:px-1.5 md:py-1 md:align-middle md:whitespace-nowrap",
  number: "tabular-nums md:text-end",
};

/** A data table; scrolls horizontally if it is too wide. The first cell of a row is its header. */
export function DataTable<Row>({ caption, isResponsive = false, columns, rows, keyOf }: TableProps<Row>) {
  const styles = isResponsive ? RESPONSIVE_STYLES : PLAIN_STYLES;
  return (
    <div className={styles.frame}>
      <table className={`w-full border-collapse text-start text-sm ${styles.table}`}>
        {caption && <caption className="sr-only">{caption}</caption>}
        {columns.some(({ head }) => head) && (
          <thead className={styles.head}>
            <tr className="border-b-2 border-line">
              {columns.map(({ key, ...column }) => (
                <Heading key={key} {...column} />
              ))}
            </tr>
          </thead>
        )}
        <tbody className={styles.table}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={`border-b border-line ${styles.row}`}>
              {columns.map((column, at) => {
                const Cell = at === 0 ? "th" : "td";
                return (
                  <Cell
                    key={column.key}
                    scope={at === 0 ? "row" : undefined}
                    className={cellClassName(column, row, styles)}
                  >
                    {column.showsLabel && <span className="text-ink-soft md:hidden">{`${column.head}: `}</span>}
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellClassName<Row>({ isNumber, className = "" }: Column<Row>, row: Row, styles: typeof PLAIN_STYLES): string {
  const own = typeof className === "string" ? className : className(row);
  return `${styles.cell} font-normal ${isNumber ? styles.number : ""} ${own}`;
}

/** A class that a column gives to all its cells also applies to its header. */
function Heading({
  head,
  isNumber,
  sort,
  className: own,
}: Pick<Column<never>, "head" | "isNumber" | "sort" | "className">) {
  const className = typeof own === "string" ? own : "";
  return (
    <th
      scope="col"
      aria-sort={sort?.order}
      className={`px-1.5 align-bottom ${isNumber ? "text-end" : ""} ${className}`}
    >
      {sort ? (
        <BoldLink href={sort.href} scroll={false} title={sort.title}>
          <span>{head}</span>
          {sort.order && <span aria-hidden="true">{sort.order === "ascending" ? " ↑" : " ↓"}</span>}
        </BoldLink>
      ) : (
        <span className="inline-block py-2 font-semibold text-ink-soft">{head}</span>
      )}
    </th>
  );
}

/** Links fit rows of 36 px with a pointer and are 48 px high on phones. */
const ROW_LINKS = "max-md:[&_[data-row]]:min-h-12 md:[&_a]:min-h-7 md:[&_a]:py-0.5";

/** A list in columns; on narrow screens the cells of a row are stacked, with numbers side by side. */
export function RowList<Row>({ widths, columns, rows, keyOf }: Props<Row> & { widths: string }) {
  const cellClass = ({ isNumber }: Column<Row>) => (isNumber ? "tabular-nums md:text-end" : "max-md:w-full");
  return (
    <div>
      <div
        aria-hidden="true"
        className={`hidden border-b-2 border-line py-2 text-sm font-semibold text-ink-soft md:grid md:gap-x-4 ${widths}`}
      >
        {columns.map((column) => (
          <span key={column.key} className={cellClass(column)}>
            {column.head}
          </span>
        ))}
      </div>
      <ul className="text-sm max-md:border-t-2 max-md:border-line">
        {rows.map((row) => (
          <li
            key={keyOf(row)}
            className={`flex flex-wrap gap-x-4 gap-y-1 border-b border-line py-1 max-md:py-2 md:grid md:min-h-9 md:items-baseline ${ROW_LINKS} ${widths}`}
          >
            {columns.map((column) => (
              <div key={column.key} className={`min-w-0 break-words ${cellClass(column)}`}>
                {column.showsLabel && <span className="text-ink-soft md:sr-only">{`${column.head}: `}</span>}
                {column.cell(row)}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A cell's content with a smaller second line. */
export function TwoLines({ children, small }: { children: ReactNode; small: ReactNode }) {
  return (
    <>
      {children}
      {small && <span className="block text-sm text-ink-soft">{small}</span>}
    </>
  );
}
