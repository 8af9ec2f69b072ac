import { ArrowLeft } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TopBar } from "@/components/accounts/top-bar";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { ListenerSheet } from "@/components/oral/listener-sheet";
import { RehearsalScreen } from "@/components/oral/rehearsal-screen";
import { buttonVariants } from "@/components/ui/button";
import type { Account } from "@/lib/accounts/actor";
import { ORAL_PATH, rehearsalPath } from "@/lib/oral/paths";
import type { RehearsalView } from "@/lib/oral/rehearsal-view";

type Props = { account: Account; rehearsal: RehearsalView; show: "typing" | "sheet" | null };

/** One rehearsal, or the sheet for the person who listens to it. */
export async function RehearsalPage({ account, rehearsal, show }: Props) {
  const translate = await getTranslations("oral");
  const isSheet = show === "sheet";
  return (
    <PageShell header={<TopBar account={account} hasPaid place="oral" hasPlaces={isSheet} />} className="space-y-4">
      <BackAnchor href={isSheet ? rehearsalPath(rehearsal.id) : ORAL_PATH}>
        {translate(isSheet ? "back.title" : "toHome")}
      </BackAnchor>
      <ClientMessages namespaces={["oral", "deck.error"]} except={["oral.list"]}>
        {isSheet ? (
          <ListenerSheet rehearsal={rehearsal} />
        ) : (
          <RehearsalScreen ownerId={account.id} rehearsal={rehearsal} startsTyping={show === "typing"} />
        )}
      </ClientMessages>
    </PageShell>
  );
}

/** A link that loads a document, with the microphone's policy. */
function BackAnchor({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={buttonVariants({ variant: "quiet", className: "print:hidden" })}>
      <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
      <span>{children}</span>
    </a>
  );
}
