import type { Env } from "@/lib/env";

type ContactKind = "phone" | "whatsapp" | "mail" | "page";

/** A way to ask the operator for help. `text`: what is shown; null where the kind's name says enough. */
type ContactWay = { kind: ContactKind; href: string; text: string | null };

type ContactSettings = Pick<Env, "COMPANY_EMAIL" | "CONTACT_URL" | "CONTACT_PHONE" | "CONTACT_WHATSAPP">;

/** The configured ways to ask for help, those that need the least writing first. */
export function listContactWays(settings: ContactSettings): ContactWay[] {
  const { COMPANY_EMAIL: mail, CONTACT_URL: page, CONTACT_PHONE: phone, CONTACT_WHATSAPP: whatsapp } = settings;
  const ways: (ContactWay | undefined)[] = [
    phone ? { kind: "phone", href: `tel:${phone.replaceAll(/[^\d+]/g, "")}`, text: phone } : undefined,
    whatsapp ? { kind: "whatsapp", href: `https://wa.me/${whatsapp.replaceAll(/\D/g, "")}`, text: null } : undefined,
    mail ? { kind: "mail", href: `mailto:${mail}`, text: mail } : undefined,
    page ? { kind: "page", href: page, text: null } : undefined,
  ];
  return ways.filter((way) => way !== undefined);
}
