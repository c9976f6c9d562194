/** An account in profit, as everybody sees it. Money in US cents. */
export interface Entry {
  readonly accountId: string;
  /** Among the accounts of the query: all, or those of one size. */
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

/** A page of a ranking, and what is drawn of the whole. */
export interface Board {
  readonly entries: readonly Entry[];
  /** Of the whole ranking. */
  readonly count: number;
  readonly page: number;
  /** The last day that counts; `null` while nobody is ranked. */
  readonly asOf: string | null;
  /** Returns in per cent from the last rank to the first: all of them, or so many at even distances. */
  readonly returns: readonly number[];
}

export const PAGE_SIZE = 15;
