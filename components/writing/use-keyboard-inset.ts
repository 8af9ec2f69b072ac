import { useEffect } from "react";

/** Sets `--keyboard` to the height that the on-screen keyboard covers. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const note = () => {
      // Pinch zoom also shrinks the visual viewport.
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
