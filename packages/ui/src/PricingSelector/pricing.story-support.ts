import { sampleEvaluation } from '../DuneLine/sampleEvaluation.ts';
import { lossFloor } from '../EquityCorridor/lossFloor.ts';
import type { PricingView } from './PricingView.ts';

export interface Choice {
  program: string;
  phase: string;
  size: string;
  addOns: readonly string[];
}

const PRICES: Readonly<Record<string, number>> = {
  '5000': 59,
  '10000': 99,
  '25000': 159,
  '50000': 269,
  '100000': 469,
  '200000': 849,
};
const ADD_ONS = [
  { id: 'weekly-payouts', label: 'Weekly payouts', price: 29 },
  { id: 'extra-drawdown', label: 'Extra 5% drawdown', price: 49 },
];

/** The view of a page with the 1-step program's figures. */
export function samplePricing({ phase, size, addOns }: Choice): PricingView {
  const initial = Number(size);
  const price = PRICES[size] ?? 0;
  const isFunded = phase === 'funded';
  const target = initial * 0.1;
  const dailyShare = isFunded ? 0.03 : 0.05;
  const values = sampleEvaluation.map((percent) => initial * (1 + percent / 100));
  const dailyLimit = (values.at(-2) ?? initial) * (1 - dailyShare);
  const floor = lossFloor(values, initial * 0.1, 'trailing');
  const added = ADD_ONS.filter(({ id }) => addOns.includes(id));
  const total = cents(price + added.reduce((sum, addOn) => sum + addOn.price, 0));
  return {
    programs: {
      label: 'Program',
      items: [
        { id: '1-step', label: '1-step', badge: 'Popular' },
        { id: 'instant', label: 'Instant', badge: 'Coming soon', isDisabled: true },
      ],
    },
    phases: {
      label: 'Phase',
      items: [
        { id: 'phase-1', label: 'Phase 1' },
        { id: 'funded', label: 'Funded' },
      ],
    },
    sizes: {
      label: 'Account size',
      items: Object.entries(PRICES).map(([id, fee]) => ({ id, size: `$${Number(id) / 1000}K`, price: `$${fee}` })),
    },
    title: `${money(initial)} ${isFunded ? 'funded account' : 'evaluation'}`,
    sampleNote: 'Sample path, simulated',
    corridor: {
      values,
      floor,
      target: isFunded ? undefined : initial + target,
      dailyLimit,
      labels: {
        target: { value: money(initial + target), word: 'Target +10%' },
        dailyLimit: { value: money(dailyLimit), word: 'Daily limit today', shortWord: 'Daily limit' },
        floor: { value: money(floor.at(-1) ?? 0), word: 'Maximum loss floor', shortWord: 'Loss floor' },
      },
      ticks: [
        { day: 0, label: 'day 0' },
        { day: 24, label: 'day 24' },
      ],
      table: {
        caption: 'Closing balance by day, a simulated sample',
        heads: { day: 'Day', balance: 'Balance', floor: 'Loss floor' },
        money,
      },
    },
    rules: [
      {
        id: 'target',
        label: 'Profit target',
        value: isFunded ? 'None' : `${money(target)} · 10%`,
        note: isFunded ? 'profit is shared, not targeted' : 'of the initial balance',
      },
      {
        id: 'daily',
        label: 'Daily loss limit',
        value: `${money(initial * dailyShare)} · ${dailyShare * 100}%`,
        note: 'on day 1, then of yesterday’s close',
      },
      { id: 'maximum', label: 'Maximum loss', value: `${money(initial * 0.1)} · 10%`, note: 'trailing, on closed equity' },
      { id: 'risk', label: 'Risk per trade', value: '2% at most', note: '10 open positions at most' },
      { id: 'time', label: 'Time limit', value: 'None', note: '30 days without a trade closes the account' },
      isFunded
        ? { id: 'share', label: 'Reward share', value: '70%', note: 'paid every 14 days' }
        : { id: 'days', label: 'Minimum days', value: 'None', note: 'pass on any day' },
      { id: 'leverage', label: 'Leverage', value: '1:100', note: 'Match Trader, Platform 5' },
      { id: 'advisors', label: 'Expert advisors', value: 'With approval', note: 'ask before you start' },
      { id: 'news', label: 'News', value: '2 min either side', note: 'no trading around high-impact news' },
      { id: 'cycle', label: 'Reward cycle', value: '14 days', note: 'each payout processed in 24–48 h' },
    ],
    receipt: {
      lead: 'You pay once',
      amount: total,
      refund: 'Refundable 100%',
      fee: { id: 'fee', label: `Evaluation fee, ${money(initial)}`, value: cents(price) },
      addOns: ADD_ONS.map((addOn) => {
        const isAdded = addOns.includes(addOn.id);
        return {
          id: addOn.id,
          label: addOn.label,
          price: `+$${addOn.price}`,
          value: isAdded ? cents(addOn.price) : 'not added',
          isAdded,
        };
      }),
      total: { id: 'total', label: 'Total today', value: total, isTotal: true },
      methods: {
        label: 'Ways to pay',
        methods: ['Visa', 'Mastercard', 'Google Pay', 'Apple Pay', 'UPI', 'PayPal', 'Bitcoin', 'USDT'].map((name) => ({
          id: name,
          name,
        })),
      },
      back: {
        lead: 'When you pass, you receive',
        rows: [
          { id: 'refund', label: 'Fee refunded', value: `+ ${cents(price)}`, isGain: true },
          { id: 'bonus', label: `10% of the ${money(target)} target`, value: `+ ${cents(target * 0.1)}`, isGain: true },
        ],
        total: { label: 'Winner’s bonus', value: money(price + target * 0.1) },
        note: 'Paid in 5–7 business days. A breach ends the account; a retry of the same size costs 10% less for 14 days.',
      },
    },
  };
}

function money(amount: number): string {
  return amount.toLocaleString('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
}

function cents(amount: number): string {
  return amount.toLocaleString('en', { style: 'currency', currency: 'USD' });
}
