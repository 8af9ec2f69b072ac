"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";

type Props = ComponentProps<"a"> & { href: string };

/**
 * A link to another page of the site that fetches nothing ahead: `next/link` for where its weight (2.5 KB) counts. A new tab, a
 * download and the like stay the browser's.
 */
export function PageLink({ href, children, ...rest }: Props) {
  const router = useRouter();
  const go = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain) return;
    event.preventDefault();
    router.push(href);
  };
  return (
    <a href={href} onClick={go} {...rest}>
      {children}
    </a>
  );
}
