import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { SiteHeader } from "@/components/layout/site-header";

type Props = { header?: ReactNode; footer?: ReactNode; className?: string | undefined; children: ReactNode };

/** Page frame with the skip link's `main`. `header` and `footer` replace the plain ones; `className`: of the content. */
export function PageShell({ header, footer, className, children }: Props) {
  return (
    <WideShell header={header ?? <SiteHeader />} footer={footer ?? <Footer proposesTranslations={!header} />}>
      <div className="page py-6 sm:py-10">
        <div className={className}>{children}</div>
      </div>
    </WideShell>
  );
}

/** The frame of a page whose parts go from edge to edge. */
export function WideShell({ header, footer, children }: { header: ReactNode; footer: ReactNode; children: ReactNode }) {
  return (
    <div className="@container/room flex min-h-dvh flex-col">
      {header}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {footer}
    </div>
  );
}
