import { useTranslations } from "next-intl";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { ComparedTexts } from "@/components/writing/compared-texts";
import { InlineText } from "@/components/writing/inline-text";
import { toInline } from "@/lib/writing/inline";
import type { WritingResult } from "@/lib/writing/schema";

const VIEWS = ["inline", "whole"] as const;

/** A writing with inline corrections, switchable to the two full texts. */
export function TextVersions({ result }: { result: WritingResult }) {
  const t = useTranslations("writing.inline");
  const words = useTranslations("writing.result");
  const pieces = toInline(result);
  if (!pieces) return <ComparedTexts result={result} />;
  return (
    <Tabs defaultValue="inline">
      <TabsList aria-label={t("label")}>
        {VIEWS.map((view) => (
          <TabsTrigger key={view} value={view}>
            {t(view)}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="inline" className="mt-4 space-y-4">
        <p className="max-w-reading text-sm text-ink-soft">{t(result.errors.length > 0 ? "hint" : "same")}</p>
        <InlineText pieces={pieces} />
        {pieces.some(({ isLeftOut }) => isLeftOut) && (
          <p className="max-w-reading text-sm text-ink-soft">{words("leftOut")}</p>
        )}
      </TabsContent>
      <TabsContent value="whole" className="mt-4">
        <ComparedTexts result={result} />
      </TabsContent>
    </Tabs>
  );
}
