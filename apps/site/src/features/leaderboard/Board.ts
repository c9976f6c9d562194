/** A profitable account in the public ranking. Amounts in US cents. */
export interface Entry {
  readonly accountId: string;
  /** The rank among the accounts of the query: all, or those of one size. */
  readonly rank: number;
  readonly sizeCents: number;
  /** "Tomás R." */
  readonly trader: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly profitCents: number;
  readonly returnPercent: number;
  readonly trades: number;
  readonly wins: number;
}

/** A page of a ranking, and data of the whole ranking for the drawing. */
export interface Board {
  readonly entries: readonly Entry[];
  /** Of the whole ranking. */
  readonly count: number;
  readonly page: number;
  /** The last included day; `null` if the ranking is empty. */
  readonly asOf: string | null;
  /** Returns in percent from the last rank to the first: all, or an even sample. */
  readonly returns: readonly number[];
}

export const PAGE_SIZE = 15;
