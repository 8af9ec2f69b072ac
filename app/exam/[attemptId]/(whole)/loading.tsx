import { getTranslations } from "next-intl/server";
import { LoadingView } from "@/components/layout/loading-view";

export default async function Loading() {
  const translate = await getTranslations("exam");
  return <LoadingView label={translate("loadingContent")} />;
}
