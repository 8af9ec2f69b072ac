import type { ComponentProps } from "react";
import { OnPaperScreen } from "@/components/exam/on-paper/on-paper-screen";
import { BookletButton } from "@/components/report/booklet/booklet-button";
import { OnPaperText } from "@/components/writing/on-paper-text";

type Props = Omit<ComponentProps<typeof OnPaperScreen>, "booklet" | "writing"> & {
  writing: ComponentProps<typeof OnPaperText>;
};

/** The screen of a simulation on paper, with its booklet and the field for the text. */
export function OnPaperRoom({ writing, ...screen }: Props) {
  return (
    <OnPaperScreen
      {...screen}
      booklet={<BookletButton attemptId={screen.attempt.id} />}
      writing={<OnPaperText {...writing} />}
    />
  );
}
