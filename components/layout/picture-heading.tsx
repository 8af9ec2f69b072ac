import type { ReactNode } from "react";
import { ReadAloud } from "@/components/layout/read-aloud";

type Props = {
  title: string;
  /** A `Scene` or a `Street`. */
  picture: ReactNode;
  /** What stands below the title. */
  children?: ReactNode;
};

/** The title of a page beside its drawing, below it on phones. */
export function PictureHeading({ title, picture, children }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-center sm:gap-8">
      <div className="overflow-hidden rounded-xl sm:order-last">{picture}</div>
      <ReadAloud className="min-w-0 space-y-2">
        <h1 className="text-3xl">{title}</h1>
        {children}
      </ReadAloud>
    </div>
  );
}
