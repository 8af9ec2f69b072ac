import { ButtonLink } from "@/components/admin/text-link";

type Props = {
  /** Of the navigation it is; a list without one has a plain line. */
  label?: string;
  /** Each way with its words; those that lead nowhere are left out. */
  ways: readonly (readonly [href: string | null, text: string])[];
};

/** The ways to the other pages of a list. */
export function PageTurner({ label, ways }: Props) {
  const Frame = label ? "nav" : "p";
  const links = ways.flatMap(([href, text]) =>
    href === null ? (
      []
    ) : (
      <ButtonLink key={text} href={href} scroll={!label}>
        {text}
      </ButtonLink>
    ),
  );
  return (
    links.length > 0 && (
      <Frame aria-label={label} className="flex flex-wrap gap-3">
        {links}
      </Frame>
    )
  );
}
