import { CircleHelp, Mail, MessageCircle, Phone, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { ShareButton } from "@/components/layout/share-button";
import { env } from "@/lib/env";
import { listContactWays } from "@/lib/product/help";
import { productName } from "@/lib/product/product";

const ICONS = { phone: Phone, whatsapp: MessageCircle, mail: Mail, page: CircleHelp } as const;

/** Links to the configured ways of getting help, beside an error. Renders nothing if none is configured. */
export function Contact() {
  const translate = useTranslations("layout.contact");
  if (listContactWays(env()).length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 print:hidden">
      <span>{translate("lead")}</span>
      <ContactLinks />
    </div>
  );
}

function ContactLinks() {
  const translate = useTranslations("layout.contact");
  return listContactWays(env()).map(({ kind, href, text }) => {
    const Icon = ICONS[kind];
    return (
      <a key={kind} className="inline-flex min-h-12 items-center gap-2" href={href}>
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className="text-link wrap-anywhere">{text ?? translate(kind === "whatsapp" ? "whatsapp" : "page")}</span>
      </a>
    );
  });
}

/** "Chiedi aiuto": the operator's telephone, messenger and mail, and a link to send to somebody who helps. */
export function Help() {
  const translate = useTranslations("layout.help");
  return (
    <div className="print:hidden">
      <p className="font-semibold text-ink">{translate("title")}</p>
      <div className="flex flex-wrap items-center gap-x-6">
        <ContactLinks />
        <ShareButton
          label={translate("share")}
          text={translate("shareText", { product: productName() })}
          copied={translate("copied")}
          refused={translate("refused")}
          icon={<Send aria-hidden="true" className="size-5 shrink-0" />}
        />
      </div>
    </div>
  );
}
