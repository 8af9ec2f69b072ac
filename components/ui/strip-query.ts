/**
 * Takes the query out of the address, for an effect of a page that has read it. Next follows `history.replaceState` only once its
 * router has started, which is after the effects of a page that was loaded as a document; until then it would put the query back.
 */
export function stripQuery(): void {
  setTimeout(() => window.history.replaceState(null, "", window.location.pathname));
}
