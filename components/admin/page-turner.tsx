import { ButtonLink } from "@/components/admin/text-link";

type Props = {
  /** Label of the navigation; without one the links are a plain paragraph. */
  label?: string;
  /** The links; those with a null `href` are left out. */
  ways: readonly (readonly [href: string | null, text: string])[];
};

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
