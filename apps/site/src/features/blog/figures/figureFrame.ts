import * as t from '@duneline/specs/messages/blog';
import { formatMoney, formatMoneyShort } from '../../../lib/format/formatMoney.ts';

export interface FigureProps {
  /** What the figure shows, in a sentence, as its article says it. */
  readonly summary: string;
}

/** What every figure of an article says besides its numbers. */
export const frame = {
  level: 3,
  note: t.example,
  words: { showTable: t.showTable, showChart: t.showChart, read: t.readPoints, empty: t.emptyChart },
} as const;

/** Whole dollars, as the figures count. */
export const dollars = (amount: number): string => formatMoney(Math.round(amount * 100));
export const dollarsShort = (amount: number): string => formatMoneyShort(amount * 100);
