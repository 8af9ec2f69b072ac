import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";

type Props = {
  /** Where the next page is, or null on the last one. */
  next: string | null;
  nextLabel: string;
  /** Where the first page is, or null when this is it. */
  first: string | null;
  firstLabel: string;
};

/** The ways to the next page of a list and back to its beginning. */
export function PageTurner({ next, nextLabel, first, firstLabel }: Props) {
  if (next === null && first === null) return null;
  const look = buttonVariants({ variant: "secondary", size: "small" });
  return (
    <p className="flex flex-wrap gap-3">
      {first !== null && (
        <Link href={first} prefetch={false} className={look}>
          {firstLabel}
        </Link>
      )}
      {next !== null && (
        <Link href={next} prefetch={false} className={look}>
          {nextLabel}
        </Link>
      )}
    </p>
  );
}
