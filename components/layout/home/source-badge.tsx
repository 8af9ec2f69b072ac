import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";

/** Source of a statement about the real exam: its official criteria, reports by others, or us. */
export type StatementSource = "official" | "reported" | "ours";

export async function SourceBadge({ source }: { source: StatementSource }) {
  const translate = await getTranslations("home.sources");
  return <Badge tone={source === "ours" ? "careful" : "neutral"}>{translate(source)}</Badge>;
}
