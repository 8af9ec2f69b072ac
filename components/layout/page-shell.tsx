import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { SiteHeader } from "@/components/layout/site-header";

type Props = { header?: ReactNode; footer?: ReactNode; className?: string | undefined; children: ReactNode };

/** Page frame with the skip link's `main`. `header` and `footer` replace the plain ones; `className`: of the content. */
export function PageShell({ header, footer, className, children }: Props) {
  return (
    <div className="@container/room flex min-h-dvh flex-col">
      {header ?? <SiteHeader />}
      <main id="content" tabIndex={-1} className="page flex-1 py-6 outline-none sm:py-10">
        <div className={className}>{children}</div>
      </main>
      {footer ?? <Footer />}
    </div>
  );
}
