import { getTranslations } from "next-intl/server";
import { ReadAloud } from "@/components/layout/read-aloud";

/** Who we are and who we are not. */
export async function About() {
  const translate = await getTranslations("home.about");
  return (
    <section aria-labelledby="about-title">
      <ReadAloud className="max-w-reading space-y-2">
        <h2 id="about-title" className="text-2xl">
          {translate("title")}
        </h2>
        <p>{translate("text")}</p>
      </ReadAloud>
    </section>
  );
}
