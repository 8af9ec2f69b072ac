import type { ComponentProps } from "react";

/** Audio whose words are the exercise or are written next to it, so it needs no captions. */
export function UncaptionedAudio(props: ComponentProps<"audio">) {
  return <audio {...props} />;
}
