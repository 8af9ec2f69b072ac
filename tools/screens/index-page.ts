/** HTML with a row per screen and a column per look. @param failed the pictures not taken, with the reason */
export function indexPage(screens: readonly string[], looks: readonly string[], failed: readonly string[]): string {
  const cell = (screen: string, look: string) =>
    `<td><a href="${look}/${screen}.png"><img loading="lazy" alt="${screen}, ${look}" src="${look}/${screen}.png"></a></td>`;
  const rows = screens.map(
    (screen) =>
      `<tr id="${screen}"><th scope="row">${screen}</th>${looks.map((look) => cell(screen, look)).join("")}</tr>`,
  );
  const missing = failed.map((line) => `<li>${line.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { font: 14px system-ui; margin: 1rem; background: #888; }
  th { position: sticky; left: 0; top: 0; background: #eee; padding: 0.5rem; text-align: left; vertical-align: top; }
  td { padding: 0.5rem; vertical-align: top; }
  img { display: block; width: 18rem; max-height: 40rem; object-fit: cover; object-position: top; }
</style>
<h1>${screens.length} screens</h1>
${missing.length > 0 ? `<h2>Not taken</h2><ul>${missing.join("")}</ul>` : ""}
<table>
<thead><tr><th scope="col">Screen</th>${looks.map((look) => `<th scope="col">${look}</th>`).join("")}</tr></thead>
<tbody>${rows.join("\n")}</tbody>
</table>
</html>
`;
}
