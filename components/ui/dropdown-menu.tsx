"use client";

import * as MenuPrimitive from "radix-ui/dropdown-menu";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/**
 * A menu of actions. Not modal: Radix's modal menu locks the scrolling with a style element that the CSP
 * blocks. Load it lazily: 26 KB.
 */
export function DropdownMenu(props: Omit<ComponentProps<typeof MenuPrimitive.Root>, "modal">) {
  return <MenuPrimitive.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = MenuPrimitive.Trigger;

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content
        sideOffset={4}
        collisionPadding={8}
        className={cn(
          "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-lg bg-surface p-2 text-ink shadow-card dark:border dark:border-line contrast-more:border contrast-more:border-line print:hidden",
          className,
        )}
        {...rest}
      />
    </MenuPrimitive.Portal>
  );
}

type ItemProps = ComponentProps<typeof MenuPrimitive.Item> & { isDangerous?: boolean };

/** One action. With `asChild` a link. */
export function DropdownMenuItem({ className, isDangerous = false, ...rest }: ItemProps) {
  return (
    <MenuPrimitive.Item
      className={cn(
        "flex min-h-12 cursor-pointer items-center gap-2 rounded-sm px-3 font-semibold outline-none data-disabled:cursor-not-allowed data-disabled:opacity-60 data-highlighted:bg-sunken forced-colors:data-highlighted:outline-2 pointer-fine:min-h-10 [&_svg]:size-5 [&_svg]:shrink-0",
        isDangerous && "text-wrong",
        className,
      )}
      {...rest}
    />
  );
}
