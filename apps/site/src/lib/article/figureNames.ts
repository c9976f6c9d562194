/** The figures of the site that an article can show, by name. */
export const figureNames = [
  'copied-risk',
  'daily-line',
  'fee-and-bonus',
  'half-size',
  'journal-sum',
  'losing-streak',
  'news-window',
  'one-clock',
  'paid-share',
  'payout-days',
  'server-day',
  'trailing-floor',
  'two-floors',
] as const;
export type FigureName = (typeof figureNames)[number];
