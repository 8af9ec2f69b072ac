"use client";

// Self-contained: when the root layout failed there are no messages, styles or fonts.
const STYLE =
  "body{font:18px/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}button{font:inherit;padding:.6rem 1.2rem}";

export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="it">
      <head>
        <title>Errore</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>Il sito non risponde</h1>
          <p>È successo un problema da parte nostra. Riprova tra poco.</p>
          <p lang="en">Something went wrong on our side. Try again in a moment.</p>
          <button type="button" onClick={retry}>
            <span>Riprova / </span>
            <span lang="en">Try again</span>
          </button>
        </main>
      </body>
    </html>
  );
}
