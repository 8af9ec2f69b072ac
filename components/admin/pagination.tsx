import { ButtonLink } from "@/components/ui/link";

type Props = {
  /** Label of the navigation; without one the links are a plain paragraph. */
  label?: string;
  /** The links; those with a null `href` are left out. */
  links: readonly (readonly [href: string | null, text: string])[];
};

export function Pagination({ label, links }: Props) {
  const Frame = label ? "nav" : "p";
  const buttons = links.flatMap(([href, text]) =>
    href === null ? (
      []
    ) : (
      <ButtonLink key={text} href={href} scroll={!label} variant="secondary" size="small" className="max-md:min-h-12">
        {text}
      </ButtonLink>
    ),
  );
  return (
    buttons.length > 0 && (
      <Frame aria-label={label} className="flex flex-wrap gap-3">
        {buttons}
      </Frame>
    )
  );
}
