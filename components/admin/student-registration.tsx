import { getFormatter, getTranslations } from "next-intl/server";
import { Moment } from "@/components/admin/moment";
import type { Student } from "@/lib/admin/queries/student";
import { isOfferedLocale, LOCALE_NAMES } from "@/lib/i18n/locales";

/** All that a student gave at registration. */
export async function StudentRegistration({ student, now }: { student: Student; now: Date }) {
  const t = await getTranslations("admin.student.fields");
  const format = await getFormatter();
  const { street, postalCode, city, province, birthDate, birthPlace } = student;
  // A birthday has no time of day: it is stored, and shown, as that day everywhere.
  const birthday = format.dateTime(birthDate, { dateStyle: "long", timeZone: "UTC" });
  const rows = [
    ["email", student.email],
    ["taxCode", student.taxCode],
    ["birth", t("birthOf", { date: birthday, place: birthPlace })],
    ["address", `${street}, ${postalCode} ${city} (${province})`],
    ["phone", student.phone ?? t("none")],
    ["locale", isOfferedLocale(student.locale) ? LOCALE_NAMES[student.locale] : student.locale],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-soft">{t(name)}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="text-sm text-ink-soft">{t("registered")}</dt>
        <dd>
          <Moment at={student.createdAt} now={now} />
        </dd>
      </div>
    </dl>
  );
}
