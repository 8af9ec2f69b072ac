import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} prefetch={false} className={buttonVariants({ variant: "secondary", size: "small" })}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Link>
  );
}
