/** An event of an account or its market: `at` in epoch milliseconds, money in US cents. */
export type MarketEntry =
  /** The account's equity at current prices. */
  | { readonly type: 'mark'; readonly at: number; readonly equityCents: number }
  /** A position is opened; `riskCents` is its loss at the stop. */
  | { readonly type: 'open'; readonly at: number; readonly position: string; readonly riskCents: number }
  /** A position is closed; `isStop` if by a stop or target that was set earlier, not manually. */
  | {
      readonly type: 'close';
      readonly at: number;
      readonly position: string;
      readonly profitCents: number;
      readonly isStop?: boolean;
    }
  /** High-impact news is announced for `releaseAt`. */
  | { readonly type: 'news'; readonly at: number; readonly releaseAt: number }
  /** The trader requests to withdraw `amountCents` of profit, including the firm's share. */
  | { readonly type: 'payout'; readonly at: number; readonly amountCents: number }
  /** The firm scales the account to a larger size. */
  | { readonly type: 'scale'; readonly at: number; readonly sizeCents: number }
  /** A prohibited practice was found, named as in `rules.prohibited`. */
  | { readonly type: 'report'; readonly at: number; readonly practice: string }
  /** Time has passed. */
  | { readonly type: 'clock'; readonly at: number };
