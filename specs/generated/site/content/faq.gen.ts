// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { FaqEntry } from './shapes.gen.ts';

export const faq: readonly FaqEntry[] = [
  {
    id: 'what-is-it',
    topic: 'evaluation',
    question: 'What is a Duneline evaluation?',
    answer: 'A test on a simulated account. You choose a size, pay one fee and trade virtual funds within the rules. Reach 10% profit without breaching a limit and you get a simulated funded account, your fee back, and a bonus.',
  },
  {
    id: 'is-it-real-money',
    topic: 'evaluation',
    question: 'Do I trade with real money?',
    answer: 'No. Evaluation accounts and funded accounts are both simulated, and no order reaches a market. The fee you pay and the payouts you receive are real; the trades are not.',
  },
  {
    id: 'time-limit',
    topic: 'evaluation',
    question: 'Is there a time limit?',
    answer: 'No time limit and no minimum days. But 30 days without a trade closes the account. Traders who pass typically need 2 to 4 weeks; that is a sample figure, not a promise.',
  },
  {
    id: 'bonus',
    topic: 'rewards',
    question: 'What do I get when I pass?',
    answer: 'The fee is refunded, with 10% of the profit target on top. On the 10K evaluation you paid $99 and receive $199, within 5–7 business days. What a coupon saved you on the fee is part of that sum.',
  },
  {
    id: 'return',
    topic: 'rewards',
    question: 'Can I get a refund before I trade?',
    answer: 'Yes. Until the first trade on an account you can return it within 14 days of paying, and you get the full amount back, add-ons included. You return it on your dashboard, under Orders.',
  },
  {
    id: 'limits',
    topic: 'rules',
    question: 'Which limits apply?',
    answer: "On 1-step you may lose 5% of the previous day's closing balance in one day (3% once funded) and 10% in total, on closed equity. Risk at most 2% on a trade and hold at most 10 positions.",
  },
  {
    id: 'breach',
    topic: 'rules',
    question: 'What happens if I breach a limit?',
    answer: 'That account ends at once and for good. You can start a new one of the same size at 10% off; the coupon is valid for 14 days.',
  },
  {
    id: 'payouts',
    topic: 'rewards',
    question: 'When am I paid?',
    answer: 'Funded accounts are paid every 14 days, or weekly with the add-on. A request is processed within 24–48 hours, by bank, UPI or crypto. The minimum is $50.',
  },
  {
    id: 'share',
    topic: 'rewards',
    question: 'How much of the profit is mine?',
    answer: '70–80% of the simulated profit on 1-step, up to 90% on 2-step.',
  },
  {
    id: 'expert-advisors',
    topic: 'rules',
    question: 'Can I use expert advisors?',
    answer: 'Yes, with prior approval. Tell us its name and what it does before you run it.',
  },
  {
    id: 'news',
    topic: 'rules',
    question: 'Can I trade the news?',
    answer: 'No position is opened or closed by hand from 2 minutes before to 2 minutes after high-impact news. Stop-loss and take-profit orders that were set before may fill.',
  },
  {
    id: 'copy-trading',
    topic: 'rules',
    question: 'Is copy trading allowed?',
    answer: 'Between accounts of your own, or inside a registered team whose members each bought their account. Handing your account to somebody else is third-party management, and that is not allowed.',
  },
  {
    id: 'scaling',
    topic: 'rewards',
    question: 'How large can an account become?',
    answer: 'You can buy sizes up to $200,000. Consistent simulated results scale a funded account up to $1,000,000.',
  },
];
