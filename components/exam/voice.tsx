import type { ComponentProps } from "react";

/** Speech whose words are the exercise, or stand written beside it: no captions belong to it. */
export function Voice(props: ComponentProps<"audio">) {
  return <audio {...props} />;
}
