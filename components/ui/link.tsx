import type { VariantProps } from "class-variance-authority";
import Link from "next/link";
import type { ComponentProps } from "react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/utils";

type LinkProps = ComponentProps<typeof Link>;
type ButtonLinkProps = LinkProps & VariantProps<typeof buttonVariants>;

/** A link that looks like a button. Not prefetched unless `prefetch` says so: Next's default is `"auto"`. */
export function ButtonLink({ variant, size, className, prefetch = false, ...rest }: ButtonLinkProps) {
  return <Link prefetch={prefetch} className={cn(buttonVariants({ variant, size }), className)} {...rest} />;
}

/** A link on a line of its own, high enough to touch. Not prefetched either. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link prefetch={false} className={cn("text-link inline-flex min-h-11 items-center", className)} {...rest} />;
}
