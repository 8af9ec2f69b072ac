"use client";

// Self-contained: when the root layout failed there are no messages, styles or fonts.
const STYLE = `:root{color-scheme:light dark;--honey:#fdf1d0;--ink:#1d1a16;--accent:#0b5d3b;--on-accent:#ffffff}
@media(prefers-color-scheme:dark){:root{--honey:#3a2d10;--ink:#f5efe5;--accent:#7bd6a8;--on-accent:#08251a}}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;justify-content:space-between;background:var(--honey);color:var(--ink);font:18px/1.55 system-ui,sans-serif}
main{max-width:36rem;padding:2rem min(1rem,5vw)}
h1{margin:0;font:600 min(2rem,11vw)/1.2 Georgia,serif}
button{min-height:3rem;padding:.25rem 1.5rem;border:0;border-radius:.625rem;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600}
img{width:100%;height:8rem;object-fit:cover}`;

export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="it" dir="ltr">
      <head>
        <title>Errore</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>Il sito non risponde</h1>
          <p>È un problema nostro. Riprova tra poco.</p>
          <p lang="en" dir="ltr">
            The problem is ours. Try again in a moment.
          </p>
          <button type="button" onClick={retry}>
            <span>Riprova / </span>
            <span lang="en" dir="ltr">
              Try again
            </span>
          </button>
        </main>
        {/* biome-ignore lint/performance/noImgElement: without the site there is nothing that could make it smaller */}
        <img src="/icons/lights-off.svg" alt="" width="960" height="150" />
      </body>
    </html>
  );
}
