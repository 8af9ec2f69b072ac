import { ArrowLeft } from "lucide-react";
import { ButtonLink } from "@/components/ui/link";

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <ButtonLink href={href} variant="secondary" size="small">
      <ArrowLeft aria-hidden="true" />
      <span>{children}</span>
    </ButtonLink>
  );
}

/** The header of a page that only leads back to the dashboard. */
export function BackHeader({ label }: { label: string }) {
  return (
    <header className="page pt-3">
      <div className="mx-auto max-w-3xl">
        <BackLink href="/dashboard">{label}</BackLink>
      </div>
    </header>
  );
}
