/** The longest sentence and the longest proposal, in characters. */
export const MAX_PROPOSAL_LENGTH = 500;

/** The page with the form. */
export const PROPOSAL_PATH = "/segnala-traduzione";

const PAGE = "pagina";
const SENTENCE = "frase";

/** The fragment of a link to the form. A fragment is not sent to the server, so no log contains the selection. */
export function toProposalFragment(page: string, selected: string): string {
  const sentence = selected.trim().slice(0, MAX_PROPOSAL_LENGTH);
  return `#${new URLSearchParams({ [PAGE]: page, [SENTENCE]: sentence })}`;
}

/** A path of this site: never another host, which `//` or a tab between the slashes would allow. */
const OWN_PATH = /^\/(?:[\w.~%-]+(?:\/|$))*$/;

/** Page and sentence of a link's fragment, empty where missing or not a path of this site. */
export function readProposalFragment(fragment: string): { page: string; sentence: string } {
  const values = new URLSearchParams(fragment.slice(1));
  const page = values.get(PAGE) ?? "";
  return { page: OWN_PATH.test(page) ? page : "", sentence: values.get(SENTENCE) ?? "" };
}
