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
