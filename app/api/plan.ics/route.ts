import { getTranslations } from "next-intl/server";
import { getExamDay } from "@/components/report/plan/exam-day";
import { getStepTranslator } from "@/components/report/plan/step-translator";
import { requireAccount } from "@/lib/accounts/gate";
import { env } from "@/lib/env";
import { listAttempts } from "@/lib/exam/queries";
import { AppError } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { ORAL_PATH } from "@/lib/oral/paths";
import { hasPaid } from "@/lib/payments/entitlement";
import { findAccess } from "@/lib/payments/queries";
import { italianDay } from "@/lib/product/italian-day";
import { productName } from "@/lib/product/product";
import { toCalendarFile } from "@/lib/report/plan/calendar";
import { planBackwards, stepKey } from "@/lib/report/plan/plan";
import { toSituation } from "@/lib/report/plan/situation";
import { readExams } from "@/lib/report/queries";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    const account = await requireAccount();
    const now = new Date();
    const { upcoming } = await readExams(account, now);
    if (!upcoming) throw new AppError("not_found");
    const situation = { today: italianDay(now), ...toSituation(await listAttempts(account)) };
    const describeStep = await getStepTranslator();
    const steps = planBackwards(upcoming.day, upcoming.asksExtraTime, situation);
    const entries = steps.map((step) => ({ key: stepKey(step), day: step.day, ...describeStep(step) }));
    const moments = await getExamDay(upcoming.asksExtraTime);
    const day = moments.map(({ title, minutes, text }) => `${title}${minutes ? ` (${minutes})` : ""}: ${text}`);
    const exam = entries.find(({ key }) => key === "exam");
    if (exam) exam.text = [exam.text, ...day].join("\n");
    const oral = entries.find(({ key }) => key === "oral");
    if (oral && hasPaid(await findAccess(account))) {
      const link = (await getTranslations("oral"))("link");
      oral.text = [oral.text, `${link}: ${new URL(ORAL_PATH, env().NEXTAUTH_URL).href}`].join("\n");
    }
    const name = (await getTranslations("report.plan.calendar"))("name", { product: productName() });
    return new Response(toCalendarFile(name, entries, { id: upcoming.id, site: env().NEXTAUTH_URL, now }), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'attachment; filename="piano.ics"',
        "Cache-Control": "no-store",
      },
    });
  },
});
