import Link from "next/link";
import type { ReactNode } from "react";

type Props = {
  href: string;
  children: ReactNode;
  isCurrent?: boolean;
  className?: string;
  scroll?: boolean;
  label?: string;
  title?: string | undefined;
};

/** A standalone link with a touch-sized target. Admin pages are not prefetched. */
export function PlainLink({ href, children, isCurrent = false, className = "", scroll = true, label, title }: Props) {
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={scroll}
      aria-label={label}
      title={title}
      aria-current={isCurrent ? "page" : undefined}
      className={`inline-block min-h-11 py-2 underline underline-offset-4 aria-[current]:font-bold aria-[current]:no-underline ${className}`}
    >
      {children}
    </Link>
  );
}

export const BoldLink = (props: Omit<Props, "className">) => <PlainLink {...props} className="font-semibold" />;

type Choice = { href: string; text: string; isCurrent: boolean };

export function ChoiceLinks({ label, links, scroll }: { label: string; links: readonly Choice[]; scroll?: boolean }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <PlainLink href={href} isCurrent={isCurrent} scroll={scroll}>
              {text}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
