import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** Rows that unfold. Native `<details>`: they open without a script, and the browser's search finds what is folded. */
export function Accordion({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cn("divide-y divide-line border-y border-line", className)} {...rest} />;
}

/** One row. Rows with the same `name` close each other. */
export function AccordionItem(props: ComponentProps<"details">) {
  return <details {...props} />;
}

/** What is pressed: a text and a chevron. */
export function AccordionTrigger({ className, children, ...rest }: ComponentProps<"summary">) {
  return (
    <summary className={cn("accordion-trigger", className)} {...rest}>
      <span className="min-w-0">{children}</span>
      <ChevronDown aria-hidden="true" />
    </summary>
  );
}

export function AccordionContent({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cn("pt-1 pb-4", className)} {...rest} />;
}
