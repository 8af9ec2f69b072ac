import { getLocale } from "next-intl/server";
import { SampleView } from "@/components/exam/sample/sample-view";
import { correctSamples, sampleAnswersSchema } from "@/lib/exam/sample";
import { toAppError, toErrorBody } from "@/lib/http/route";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { clientAddress } from "@/lib/security/client-address";

export const generateMetadata = pageMetadata("sample.title", { path: "/prova", description: "sample.description" });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SamplePage({ searchParams }: Props) {
  const answers = sampleAnswersSchema.parse(await searchParams);
  try {
    const corrections = await correctSamples(answers, await clientAddress(), await getLocale());
    return <SampleView answers={answers} corrections={corrections} refusal={null} />;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code !== "rate_limited" && error.code !== "unavailable") throw thrown;
    return <SampleView answers={{}} corrections={{}} refusal={(await toErrorBody(error)).message} />;
  }
}
