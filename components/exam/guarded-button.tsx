import type { ComponentProps } from "react";
import { useExam } from "@/components/exam/exam-context";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/utils";

type Props = ComponentProps<typeof Button> & { onClick: () => void };

/** A button that ignores presses right after a screen change, without looking disabled. */
export function GuardedButton({ className, onClick, ...rest }: Props) {
  const { isSettled } = useExam();
  return (
    <Button
      className={cn("aria-disabled:opacity-100", className)}
      aria-disabled={!isSettled}
      onClick={() => isSettled && onClick()}
      {...rest}
    />
  );
}
