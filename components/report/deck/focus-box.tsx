import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  /** Scroll alignment: the top of the screen, or the minimum needed to be visible. */
  block: "start" | "nearest";
  className?: string;
  children: ReactNode;
};

/** Content that replaces a pressed button; takes the focus so that it is not lost. */
export function FocusBox({ block, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block });
  }, [block]);
  return (
    <div ref={box} tabIndex={-1} className={`scroll-my-4 outline-none ${className ?? ""}`}>
      {children}
    </div>
  );
}
