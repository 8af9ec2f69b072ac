import { getTranslations } from "next-intl/server";

/** Who we are and who we are not. */
export async function About() {
  const translate = await getTranslations("home.about");
  return (
    <section aria-labelledby="about-title" className="max-w-reading space-y-2">
      <h2 id="about-title" className="text-2xl">
        {translate("title")}
      </h2>
      <p>{translate("text")}</p>
    </section>
  );
}
