/** Deferred because Next's router, which starts after the effects of a full page load, would restore the query. */
export function stripQuery(): void {
  setTimeout(() => window.history.replaceState(null, "", window.location.pathname));
}
