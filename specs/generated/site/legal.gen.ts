// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

/** A section of the legal panel. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** Paragraphs, separated by an empty line; figures are filled in. */
  readonly text: string;
}

/** The text of the legal panel, section by section. */
export const legal: readonly LegalSection[] = [
  {
    id: 'simulated',
    title: 'Simulated trading',
    text: 'Every Duneline account, evaluation or funded, is a simulated account with virtual funds. No order reaches a market and you never deposit trading capital. What you pay is a fee for an evaluation; what you receive are rewards for simulated results.',
  },
  {
    id: 'target',
    title: 'Profit target',
    text: 'A 1-step evaluation is passed when the closed profit reaches 10% of the initial balance. All positions must be closed before the evaluation is completed. There are no minimum trading days and no time limit, but 30 days without a trade closes the account.',
  },
  {
    id: 'daily-loss',
    title: 'Daily loss limit',
    text: "In phase 1 of the 1-step program you may lose at most 5% of the previous day's closing balance in one day; on a funded 1-step account 3%. On Instant and 2-step the limit is 3% in every phase. A day closes at 00:00 server time, UTC+4 (Asia/Dubai, no daylight saving).",
  },
  {
    id: 'maximum-loss',
    title: 'Maximum loss',
    text: 'The maximum loss is 10% of the initial balance on 1-step, 6% on Instant and 8% on 2-step, measured on closed equity.\n\nOn 1-step and Instant it trails: the floor follows the highest closed balance until it reaches the initial balance, and stays there. On 2-step it is static: the floor never moves.',
  },
  {
    id: 'breach',
    title: 'When a limit is breached',
    text: 'Breaching the daily loss or the maximum loss ends that account at once and for good. You may start a new account of the same size at 10% off: one coupon for each ended account, valid for 14 days.',
  },
  {
    id: 'risk-per-trade',
    title: 'Risk per trade and open positions',
    text: 'Risk at most 2% of the balance on one trade, and hold at most 10 open positions at the same time.',
  },
  {
    id: 'prohibited',
    title: 'What is not allowed',
    text: 'No hedging, no arbitrage, no latency exploitation, no third-party management, and no grid or gambling strategies. Copying is allowed between accounts of your own, or inside a registered team whose members each bought their account; it is not third-party management.',
  },
  {
    id: 'expert-advisors',
    title: 'Expert advisors',
    text: "Expert advisors are allowed with prior approval. Send us the advisor's name and what it does before you run it.",
  },
  {
    id: 'news',
    title: 'High-impact news',
    text: 'No position is opened or closed by hand from 2 minutes before to 2 minutes after high-impact news. Stop-loss and take-profit orders that were set before may fill.',
  },
  {
    id: 'inactivity',
    title: 'Inactivity',
    text: 'An account on which no trade is made for 30 days becomes dormant and is closed. This applies wherever the site says that there is no time limit.',
  },
  {
    id: 'payouts',
    title: 'Payouts and refunds',
    text: "Funded 1-step accounts receive 70–80% of their simulated profit, up to 90% on 2-step. The payout cycle is 14 days. The smallest payout is $50. A request is processed within 24–48 hours. When you pass, the fee is refunded within 5–7 business days, on 1-step together with a bonus of 10% of the profit target. Until the first trade, an account can be returned within 14 days of payment for the full amount, add-ons included. What a coupon saved on the fee is paid as part of the winner's bonus when you pass.",
  },
  {
    id: 'risk',
    title: 'Risk disclosure',
    text: 'Trading leveraged products carries a high risk of losing money, and most people who trade them lose. Simulated results do not include costs, gaps and liquidity as a real market has them, and they do not predict future results. Nothing on this site is financial advice, an offer to manage money or an invitation to trade with real funds. The content is educational.',
  },
  {
    id: 'samples',
    title: 'Sample figures',
    text: "Counters, testimonials, payouts and hall-of-fame entries on this site are samples and are marked as such. The list of claims gives each figure's scope, source and date.",
  },
];
