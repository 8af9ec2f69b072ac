import { X } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { HomeSection } from "@/components/layout/home/home-section";
import { SourceBadge, type StatementSource } from "@/components/layout/home/source-badge";

const MYTHS = [
  { name: "seven", sources: ["reported", "ours"] },
  { name: "penalty", sources: ["official"] },
  { name: "once", sources: ["official"] },
  { name: "retake", sources: ["reported"] },
  { name: "longer", sources: ["official"] },
] as const satisfies { name: string; sources: StatementSource[] }[];

export async function Myths() {
  const translate = await getTranslations("home.myths");
  const sources = await getTranslations("home.sources");
  return (
    <HomeSection id="si-dice" title={translate("title")} text={translate("text")}>
      <ul className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {MYTHS.map(({ name, sources: labels }) => (
          <li key={name} className="max-w-reading space-y-1.5">
            <h3 className="flex items-start gap-2 text-lg">
              <X aria-hidden="true" className="mt-1 size-5 shrink-0 text-wrong" strokeWidth={3} />
              <span>{translate(`${name}.said`)}</span>
            </h3>
            <p>{translate(`${name}.fact`)}</p>
            <p className="flex flex-wrap gap-2">
              {labels.map((source) => (
                <SourceBadge key={source} source={source} />
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className="max-w-reading text-sm text-ink-soft">{sources("legend")}</p>
    </HomeSection>
  );
}
