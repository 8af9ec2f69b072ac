import type { ReactNode } from "react";
import { ContactLine } from "@/components/layout/contact-line";
import { ReadAloud } from "@/components/layout/read-aloud";

type Props = { logo?: ReactNode; title: string; text: string; actions: ReactNode; children?: ReactNode };

/**
 * An error page: the reason, a link back and the help contact, above the street with its lights off. The picture is a
 * file, because every page's HTML includes this page, and lazy, because React would preload it on all of them.
 */
export function ErrorPage({ logo, title, text, actions, children }: Props) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <div className="bg-careful-soft">
        <div className="page space-y-5 pt-4 pb-2 sm:pt-8">
          {logo}
          <ReadAloud className="max-w-2xl space-y-2">
            <h1 className="text-3xl">{title}</h1>
            <p className="text-lg">{text}</p>
          </ReadAloud>
          <div className="flex flex-col gap-3 sm:flex-row">{actions}</div>
        </div>
        {/* biome-ignore lint/performance/noImgElement: a drawing of 2 KB, which nothing could make smaller */}
        <img
          loading="lazy"
          src="/icons/lights-off.svg"
          alt=""
          width="960"
          height="150"
          className="h-32 w-full object-cover sm:h-44"
        />
      </div>
      <div className="page space-y-3 py-6">
        <ContactLine />
        {children}
      </div>
    </main>
  );
}
