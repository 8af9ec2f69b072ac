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
  /** Sticky headers on wide screens, cards on narrow ones. */
  isResponsive?: boolean;
};

const PLAIN_STYLES = {
  frame: "overflow-x-auto",
  table: "",
  head: "",
  row: "",
  cell: "p-2",
  number: "text-right tabular-nums",
};
const RESPONSIVE_STYLES = {
  frame: "relative rounded-md border border-line md:max-xl:overflow-x-auto",
  table: "max-md:block",
  head: "sticky top-0 z-10 bg-surface max-md:hidden",
  row: "last:border-0 max-md:block max-md:py-2",
  cell: "px-2 py-1 max-md:block md:py-2",
  number: "tabular-nums md:text-right",
};

/** A data table; scrolls horizontally if it is too wide. The first cell of a row is its header. */
export function DataTable<Row>({ caption, isResponsive = false, columns, rows, keyOf }: TableProps<Row>) {
  const styles = isResponsive ? RESPONSIVE_STYLES : PLAIN_STYLES;
  return (
    <div className={styles.frame}>
      <table className={`w-full border-collapse text-left ${styles.table}`}>
        {caption && <caption className="sr-only">{caption}</caption>}
        {columns.some(({ head }) => head) && (
          <thead className={styles.head}>
            <tr className="border-b-2 border-edge">
              {columns.map(({ key, ...column }) => (
                <Heading key={key} {...column} />
              ))}
            </tr>
          </thead>
        )}
        <tbody className={styles.table}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={`border-b border-line align-baseline ${styles.row}`}>
              {columns.map((column, at) => {
                const Cell = at === 0 ? "th" : "td";
                return (
                  <Cell
                    key={column.key}
                    scope={at === 0 ? "row" : undefined}
                    className={cellClassName(column, row, styles)}
                  >
                    {column.showsLabel && <span className="text-sm text-ink-soft md:hidden">{`${column.head}: `}</span>}
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

function Heading({ head, isNumber, sort }: Pick<Column<never>, "head" | "isNumber" | "sort">) {
  return (
    <th
      scope="col"
      aria-sort={sort?.order}
      className={`p-2 align-bottom whitespace-nowrap ${isNumber ? "text-right" : ""}`}
    >
      {sort ? (
        <BoldLink href={sort.href} scroll={false} title={sort.title}>
          <span>{head}</span>
          {sort.order && <span aria-hidden="true">{sort.order === "ascending" ? " ↑" : " ↓"}</span>}
        </BoldLink>
      ) : (
        <span className="inline-block py-2">{head}</span>
      )}
    </th>
  );
}

/** A list in columns; on narrow screens the cells of a row are stacked, with numbers side by side. */
export function RowList<Row>({ widths, columns, rows, keyOf }: Props<Row> & { widths: string }) {
  const cellClass = ({ isNumber }: Column<Row>) => (isNumber ? "tabular-nums md:text-right" : "max-md:w-full");
  return (
    <div>
      <div
        aria-hidden="true"
        className={`hidden border-b-2 border-edge py-2 font-semibold md:grid md:gap-x-4 ${widths}`}
      >
        {columns.map((column) => (
          <span key={column.key} className={cellClass(column)}>
            {column.head}
          </span>
        ))}
      </div>
      <ul className="max-md:border-t-2 max-md:border-edge">
        {rows.map((row) => (
          <li
            key={keyOf(row)}
            className={`flex flex-wrap gap-x-4 gap-y-1 border-b border-line py-2 md:grid md:items-baseline ${widths}`}
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
