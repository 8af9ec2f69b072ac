import Link from "next/link";
import type { ReactNode } from "react";

type Props = {
  href: string;
  children: ReactNode;
  isCurrent?: boolean;
  isBold?: boolean;
  scroll?: boolean;
  label?: string;
  title?: string | undefined;
};

/** A standalone link with a touch-sized target. Admin pages are not prefetched. */
export function TextLink({ href, children, isCurrent = false, isBold = true, scroll = true, label, title }: Props) {
  const weight = isBold ? "font-semibold" : "";
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={scroll}
      aria-label={label}
      title={title}
      aria-current={isCurrent ? "page" : undefined}
      className={`inline-block min-h-11 py-2 underline underline-offset-4 aria-[current]:font-bold aria-[current]:no-underline ${weight}`}
    >
      {children}
    </Link>
  );
}

type ChoiceProps = {
  label: string;
  links: readonly { href: string; text: string; isCurrent: boolean }[];
  scroll?: boolean;
};

export function ChoiceLinks({ label, links, scroll = true }: ChoiceProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <TextLink href={href} isCurrent={isCurrent} isBold={false} scroll={scroll}>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
