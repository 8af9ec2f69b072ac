import { type ComponentProps, createElement } from "react";
import { cn } from "@/lib/utils";

/** What an icon of lucide consists of. */
type IconData = {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
  aliases?: readonly string[];
};

/**
 * Makes an icon as lucide does, without its choices of size, colour and stroke, which nothing here uses: classes say how an
 * icon looks. In a server component it is drawn on the server alone.
 */
export default function createIcon({ name, node, aliases = [] }: IconData) {
  const names = ["lucide", ...[name, ...aliases].map((each) => `lucide-${each}`)];
  return function Icon({ className, ...rest }: ComponentProps<"svg">) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={cn(names, className)}
        aria-hidden="true"
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}
