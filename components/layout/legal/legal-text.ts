/** What the texts of terms and privacy take from the configuration and the product, so that a figure stands in one place. */
export type LegalFacts = {
  /** Who runs this installation, as far as it is configured. */
  company: {
    name?: string | undefined;
    address?: string | undefined;
    vat?: string | undefined;
    email?: string | undefined;
  };
  product: string;
  /** What the access costs now, and without an offer, as "8,99". */
  price: string;
  listPrice: string;
  /** How many simulations there are. */
  simulations: number;
  accessDays: number;
  accountDataMonths: number;
  taxDataYears: number;
  consentMonths: number;
  withdrawalDays: number;
  /** Words of other pages that a text quotes. */
  words: { waiver: string; withdraw: string; askTeacher: string; disclaimer: string };
};

/** A table; `head` names the columns. */
export type LegalTable = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** A paragraph, a list or a table. Sentences may hold links, written [words](/path). */
export type LegalBlock = string | { list: readonly string[] } | { table: LegalTable };

/** A part of a text with its heading; `id` is what its address ends with, the same in every language. */
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };
