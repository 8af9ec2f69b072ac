import { House, Mic, PenLine, RotateCcw } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "@/lib/utils";

/** The pages that a learner returns to. A new line here appears in the bar and in the menu. */
const PLACES = [
  { name: "today", href: "/dashboard", Icon: House },
  { name: "deck", href: "/ripasso", Icon: RotateCcw },
  { name: "writing", href: "/scrittura", Icon: PenLine },
  { name: "oral", href: "/orale", Icon: Mic },
] as const;

export type PlaceName = (typeof PLACES)[number]["name"];

type Props = { current: PlaceName | undefined };

/** The learner's pages on a desktop, inside the header. */
export function PlacesMenu({ current }: Props) {
  const translate = useTranslations("layout.places");
  return (
    <nav aria-label={translate("label")} className="me-auto max-md:hidden">
      <ul className="flex gap-1">
        {PLACES.map(({ name, href }) => (
          <li key={name}>
            <PlaceLink href={href} isCurrent={name === current} className="px-3">
              <span>{translate(name)}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same on phones: a bar at the foot of the window; with enlarged text it stands below the header. */
export function PlacesBar({ current }: Props) {
  const translate = useTranslations("layout.places");
  return (
    <nav
      aria-label={translate("label")}
      data-slot="places"
      className="sticky bottom-0 z-20 order-last border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden crowded:static crowded:order-none crowded:border-b print:hidden"
    >
      <ul className="flex flex-wrap justify-around">
        {PLACES.map(({ name, href, Icon }) => (
          <li key={name} className="flex-1 p-1">
            <PlaceLink href={href} isCurrent={name === current} className="flex-col px-1 text-sm leading-tight">
              <Icon aria-hidden="true" className="size-5" />
              <span>{translate(name)}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LinkProps = { href: string; isCurrent: boolean; className: string; children: ReactNode };

function PlaceLink({ href, isCurrent, className, children }: LinkProps) {
  const rest = {
    href,
    "aria-current": isCurrent ? ("page" as const) : undefined,
    className: cn(
      "flex min-h-12 items-center justify-center gap-1 rounded-sm font-semibold hover:bg-sunken",
      isCurrent && "bg-chosen-soft text-chosen",
      className,
    ),
    children,
  };
  // The microphone policy applies only to a page loaded as a document.
  if (href === "/orale") return <a {...rest} />;
  return <Link prefetch={href === "/dashboard" ? "auto" : false} {...rest} />;
}
