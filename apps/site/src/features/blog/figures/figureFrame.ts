import * as t from '@duneline/specs/messages/blog';
import { formatMoney, formatMoneyShort } from '../../../lib/format/formatMoney.ts';

export interface FigureProps {
  /** The text alternative, from the article. */
  readonly summary: string;
}

/** Texts that all figures of articles share. */
export const frame = {
  level: 3,
  note: t.example,
  words: { showTable: t.showTable, showChart: t.showChart, read: t.readPoints, empty: t.emptyChart },
} as const;

/** Formats whole dollars. */
export const dollars = (amount: number): string => formatMoney(Math.round(amount * 100));
export const dollarsShort = (amount: number): string => formatMoneyShort(amount * 100);
