import { getTranslations } from "next-intl/server";
import { ScrollToTop } from "@/components/layout/scroll-to-top";
import { Spinner } from "@/components/ui/spinner";

export async function LoadingView({ label }: { label?: string | undefined }) {
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center p-4 outline-none">
      <Loading label={label} />
    </main>
  );
}

export async function LoadingPart() {
  return (
    <div className="grid min-h-64 place-items-center">
      <Loading />
    </div>
  );
}

async function Loading({ label }: { label?: string | undefined }) {
  const translate = await getTranslations("layout");
  return (
    <>
      <ScrollToTop />
      <Spinner label={label ?? translate("loading")} />
    </>
  );
}
