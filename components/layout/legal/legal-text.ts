/** Facts in the terms and privacy texts, taken from the configuration and the product. */
export type LegalFacts = {
  company: {
    name?: string | undefined;
    address?: string | undefined;
    vat?: string | undefined;
    email?: string | undefined;
  };
  product: string;
  /** Current price and price without the offer, as "8,99". */
  price: string;
  listPrice: string;
  simulations: number;
  accessDays: number;
  accountDataMonths: number;
  taxDataYears: number;
  consentMonths: number;
  withdrawalDays: number;
  words: { waiver: string; withdraw: string; askTeacher: string; disclaimer: string };
};

export type LegalTable = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** A paragraph, a list or a table. Sentences may contain links, written [words](/path). */
export type LegalBlock = string | { list: readonly string[] } | { table: LegalTable };

/** A headed part of a text; `id` is its URL fragment, the same in every language. */
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };
