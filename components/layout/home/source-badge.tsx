import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";

/** Where a statement about the real exam comes from: its own criteria, what others report, or us. */
export type Source = "official" | "reported" | "ours";

/** The source in a word. */
export async function SourceBadge({ source }: { source: Source }) {
  const translate = await getTranslations("home.sources");
  return <Badge tone={source === "ours" ? "careful" : "neutral"}>{translate(source)}</Badge>;
}
