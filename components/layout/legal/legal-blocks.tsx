import Link from "next/link";
import type { ReactNode } from "react";
import type { LegalBlock, LegalTable } from "@/components/layout/legal/legal-texts";

const keyOf = (block: LegalBlock) => {
  if (typeof block === "string") return block;
  return "list" in block ? block.list.join() : block.table.caption;
};

export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => {
    const key = keyOf(block);
    if (typeof block === "string")
      return (
        <p key={key} className="max-w-reading">
          {withLinks(block)}
        </p>
      );
    if ("table" in block) return <TableBlock key={key} table={block.table} />;
    return (
      <ul key={key} className="max-w-reading list-disc space-y-1 ps-6">
        {block.list.map((item) => (
          <li key={item}>{withLinks(item)}</li>
        ))}
      </ul>
    );
  });
}

/** Four columns do not fit a phone, so there each row becomes a list. */
function TableBlock({ table: { caption, head, rows } }: { table: LegalTable }) {
  const [, ...columns] = head;
  return (
    <>
      <table className="hidden w-full border-collapse text-start sm:table">
        <caption className="pb-2 text-start font-semibold">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="border-b-2 border-edge py-2 pe-4 align-bottom">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = "", ...cells]) => (
            <tr key={first}>
              <th scope="row" className="border-b border-line py-2 pe-4 align-top font-semibold break-words">
                {first}
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column]} className="border-b border-line py-2 pe-4 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="space-y-3 sm:hidden">
        <p className="font-semibold">{caption}</p>
        {rows.map(([first = "", ...cells]) => (
          <div key={first} className="rounded-md bg-surface contrast-more:outline contrast-more:outline-line p-4">
            <p className="font-semibold break-words">{first}</p>
            <dl className="mt-2 space-y-2">
              {cells.map((cell, column) => (
                <div key={columns[column]}>
                  <dt className="text-sm text-ink-soft">{columns[column]}</dt>
                  <dd>{cell}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </>
  );
}

/** Turns [words](address) into links. */
function withLinks(sentence: string): ReactNode[] {
  return sentence.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, words, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (!words || !href) return part;
    if (!href.startsWith("/"))
      return (
        <a key={part} className="text-link break-words" href={href}>
          {words}
        </a>
      );
    return (
      <Link key={part} className="text-link" href={href} prefetch={false}>
        {words}
      </Link>
    );
  });
}
