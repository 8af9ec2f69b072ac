import { getFormatter, getTranslations } from "next-intl/server";
import { Facts } from "@/components/admin/facts";
import { RelativeTime } from "@/components/admin/relative-time";
import type { Student } from "@/lib/admin/queries/student";
import { isOfferedLocale, LOCALE_NAMES } from "@/lib/i18n/locales";

export async function StudentRegistration({ student }: { student: Student }) {
  const t = await getTranslations("admin.student.fields");
  const format = await getFormatter();
  const { street, postalCode, city, province, birthDate, birthPlace, locale } = student;
  // A birthday has no time of day; formatting in UTC shows the stored day everywhere.
  const birthday = format.dateTime(birthDate, { dateStyle: "long", timeZone: "UTC" });
  const facts = [
    [t("email"), student.email],
    [t("taxCode"), student.taxCode],
    [t("birth"), t("birthOf", { date: birthday, place: birthPlace })],
    [t("address"), `${street}, ${postalCode} ${city} (${province})`],
    [t("phone"), student.phone ?? t("none")],
    [t("locale"), isOfferedLocale(locale) ? LOCALE_NAMES[locale] : locale],
    [t("registered"), <RelativeTime key="registered" at={student.createdAt} />],
  ] as const;
  return <Facts facts={facts} columns="grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]" />;
}
