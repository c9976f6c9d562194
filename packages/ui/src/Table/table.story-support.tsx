import { Badge } from '../Badge/Badge.tsx';
import { check, clock, minus } from '../Icon/icons.ts';
import type { TableColumn } from './TableColumn.ts';

export interface Order {
  id: string;
  program: string;
  /** In US dollars. */
  amount: number;
  day: number;
  state: 'Paid' | 'In review' | 'Refunded';
  coupon?: string;
}

export const orders: readonly Order[] = [
  { id: 'DL-48213', program: '1-step 10K', amount: 99, day: 15, state: 'Paid', coupon: 'RETRY10' },
  { id: 'DL-48207', program: '1-step 100K', amount: 469, day: 15, state: 'Refunded' },
  { id: 'DL-48198', program: '1-step 5K', amount: 59, day: 14, state: 'Paid' },
  { id: 'DL-48176', program: '1-step 25K', amount: 159, day: 12, state: 'In review', coupon: 'DUNE15' },
];

const looks = {
  Paid: { tone: 'success', icon: check },
  'In review': { tone: 'info', icon: clock },
  Refunded: { tone: 'danger', icon: minus },
} as const;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const orderColumns: readonly TableColumn<Order>[] = [
  { id: 'order', label: 'Order', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { id: 'program', label: 'Program', cell: ({ program }) => program, sortBy: ({ program }) => program },
  { id: 'coupon', label: 'Coupon', cell: ({ coupon }) => coupon },
  { id: 'date', label: 'Date', align: 'end', cell: ({ day }) => `${day} Nov`, sortBy: ({ day }) => day },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    cell: ({ amount }) => dollars.format(amount),
    sortBy: ({ amount }) => amount,
  },
  { id: 'state', label: 'State', align: 'end', cell: ({ state }) => <Badge {...looks[state]}>{state}</Badge> },
];

export interface Trade {
  ticket: string;
  instrument: string;
  side: 'Buy' | 'Sell';
  lots: number;
  /** Simulated, in US dollars. */
  result: number;
}

const instruments = ['EUR/USD', 'XAU/USD', 'GBP/JPY', 'US 30', 'NAS 100'] as const;

/** Simulated trades, the same each time. */
export function sampleTrades(count: number): readonly Trade[] {
  return Array.from({ length: count }, (_, index) => ({
    ticket: `T-${String(index + 1).padStart(6, '0')}`,
    instrument: instruments[(index * 7) % instruments.length] ?? instruments[0],
    side: (index * 13) % 5 < 3 ? 'Buy' : 'Sell',
    lots: ((index * 17) % 40) / 10 + 0.1,
    result: (((index * 7919) % 20011) - 9000) / 100,
  }));
}

export const tradeColumns: readonly TableColumn<Trade>[] = [
  { id: 'ticket', label: 'Ticket', cell: ({ ticket }) => ticket, sortBy: ({ ticket }) => ticket, width: 150 },
  {
    id: 'instrument',
    label: 'Instrument',
    cell: ({ instrument }) => instrument,
    sortBy: ({ instrument }) => instrument,
    width: 180,
  },
  { id: 'side', label: 'Side', cell: ({ side }) => side, width: 120 },
  { id: 'lots', label: 'Lots', align: 'end', cell: ({ lots }) => lots.toFixed(2), sortBy: ({ lots }) => lots, width: 120 },
  { id: 'account', label: 'Account', cell: () => '10K evaluation', width: 200 },
  {
    id: 'result',
    label: 'Result, simulated',
    align: 'end',
    cell: ({ result }) => signed(result),
    sortBy: ({ result }) => result,
  },
];

/** With an explicit sign, because color alone has no meaning. */
function signed(amount: number): string {
  return `${amount < 0 ? '\u2212' : '+'} ${dollars.format(Math.abs(amount))}`;
}
