// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export const affiliate = {
  tiers: [
    { id: 'starter', name: 'Starter', minimumSales: 0, commissionPercent: 10 },
    { id: 'partner', name: 'Partner', minimumSales: 10, commissionPercent: 12.5 },
    { id: 'ambassador', name: 'Ambassador', minimumSales: 40, commissionPercent: 15 },
  ],
  approvalDays: 14,
  linkDays: 30,
  reviewBusinessDays: 2,
  payoutMethods: ['Bank', 'UPI', 'Crypto'],
  termsVersion: '2026-11-24',
  questions: [
    {
      id: 'who',
      question: 'Who can become an affiliate?',
      answer: 'Anyone with an audience. You create an account and apply; the affiliate dashboard opens at once, and a person reviews the application. Your links count from the start but pay only after approval. There is no minimum number of followers.',
    },
    {
      id: 'whose',
      question: 'When is a sale mine?',
      answer: "When the order carries your code, and the buyer is not you and has not come through another affiliate before. A buyer stays assigned to the affiliate through whom they first signed up or bought, with or without an account. Their orders with another affiliate's code pay no commission.",
    },
    {
      id: 'cookie',
      question: 'How long does a click count?',
      answer: 'Until the visitor closes their last tab of this site, and for 30 days on their device when they agreed to marketing. The code is in your link and goes into the order; the newest link counts. Clicks are counted only for visitors who agreed to statistics; your sales do not depend on it.',
    },
    {
      id: 'discount',
      question: 'What is the commission taken from?',
      answer: 'From what was paid: the fee with its add-ons, less any discount, rounded down to the cent. An order that costs nothing pays nothing.',
    },
    {
      id: 'refund',
      question: 'What if a sale is refunded?',
      answer: 'Its commission is taken back, and the sale no longer counts toward the next tier. That is why a commission waits 14 days before it can be paid out. The fee that a trader gets back for passing does not count as a refund; your commission stays.',
    },
    {
      id: 'rate',
      question: 'Can a rate that I have earned go down?',
      answer: 'Not for past sales: each commission is paid at the rate on the day of the sale. A tier that you have reached stays yours after a refund. The rate of later sales can change, with a reason, and we tell you before.',
    },
    {
      id: 'results',
      question: 'Do I earn more when people fail?',
      answer: 'No. You earn a share of the price, once, whatever the result of the evaluation. Nothing that a trader wins or loses later changes your commission.',
    },
  ],
} as const;
