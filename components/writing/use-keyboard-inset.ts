import { useEffect } from "react";

/** Notes how much of the window the keyboard on the screen covers, as `--keyboard`, for what has to stand above it. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const note = () => {
      // A page that is magnified by hand is not covered.
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener("resize", note);
    viewport.addEventListener("scroll", note);
    return () => {
      viewport.removeEventListener("resize", note);
      viewport.removeEventListener("scroll", note);
      style.removeProperty("--keyboard");
    };
  }, []);
}
