import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  /** Where its top comes to stand: at the top of the screen, or wherever it is just seen. */
  block: "start" | "nearest";
  className?: string;
  children: ReactNode;
};

/** What has just come into the place of a button that was pressed: it takes the focus, so that nobody loses their place. */
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
