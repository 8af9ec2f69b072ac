import { getLocale, getTranslations } from "next-intl/server";
import { requireAccount } from "@/lib/accounts/gate";
import { route } from "@/lib/http/route";
import { productName } from "@/lib/product/product";
import { exportFileName } from "@/lib/report/account-export";
import { exportAccount } from "@/lib/report/mutations/export-account";
import { clientAddress } from "@/lib/security/client-address";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    const account = await requireAccount();
    const [summary, verdict, sections, correction, patterns] = await Promise.all([
      getTranslations("report.summary"),
      getTranslations("exam.verdict"),
      getTranslations("exam.sections"),
      getTranslations("exam.correction"),
      getTranslations("writing.result.patterns"),
    ]);
    const translators = { summary, verdict, sections, correction, patterns };
    const address = await clientAddress();
    const options = { language: await getLocale(), product: productName(), translators, address };
    const now = new Date();
    const disposition = `attachment; filename="${exportFileName(options.product, now)}"`;
    const headers = { "Cache-Control": "no-store", "Content-Disposition": disposition };
    return Response.json(await exportAccount(account, options, now), { headers });
  },
});
