import Link from "next/link";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/link";

type Props = {
  href: string;
  children: ReactNode;
  isCurrent?: boolean;
  className?: string;
  scroll?: boolean;
  label?: string;
  title?: string | undefined;
};

/** A standalone link: 48 px high on phones, 40 with a pointer. Admin pages are not prefetched. */
export function PlainLink({ href, children, isCurrent = false, className = "", scroll = true, label, title }: Props) {
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={scroll}
      aria-label={label}
      title={title}
      aria-current={isCurrent ? "page" : undefined}
      className={`inline-block min-h-12 py-3 underline underline-offset-4 aria-[current]:font-bold aria-[current]:no-underline md:min-h-10 md:py-2 ${className}`}
    >
      {children}
    </Link>
  );
}

export const BoldLink = (props: Omit<Props, "className">) => <PlainLink {...props} className="font-semibold" />;

/** The link of a table's row, which the arrow keys reach (`RowKeys`). */
export function RowLink({
  href,
  children,
  id,
  scroll = true,
}: Pick<Props, "href" | "children" | "scroll"> & { id?: string }) {
  return (
    <Link
      id={id}
      data-row=""
      href={href}
      prefetch={false}
      scroll={scroll}
      className="inline-flex min-h-7 scroll-mt-12 items-center text-base font-semibold underline underline-offset-4"
    >
      {children}
    </Link>
  );
}

type Choice = { href: string; text: string; isCurrent: boolean };

export function ChoiceLinks({
  label,
  links,
  scroll = true,
}: {
  label: string;
  links: readonly Choice[];
  scroll?: boolean;
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <ButtonLink
              href={href}
              scroll={scroll}
              aria-current={isCurrent ? "page" : undefined}
              variant={isCurrent ? "chosen" : "secondary"}
              size="small"
              className="text-sm max-md:min-h-12"
            >
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
