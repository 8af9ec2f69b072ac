import { getTranslations } from "next-intl/server";
import { StartAtTop } from "@/components/layout/start-at-top";
import { Spinner } from "@/components/ui/spinner";

/** A whole page that waits. `label` says for what; without it, just that it loads. */
export async function LoadingView({ label }: { label?: string }) {
  const translate = await getTranslations("layout");
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center p-4 outline-none">
      <StartAtTop />
      <Spinner label={label ?? translate("loading")} />
    </main>
  );
}
