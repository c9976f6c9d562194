import * as t from '@duneline/specs/messages/trader-what-if';
import type { Column } from './file/columns.ts';

export const columnLabels: Readonly<Record<Column, string>> = {
  opened: t.columnOpened,
  closed: t.columnClosed,
  profit: t.columnProfit,
  commission: t.columnCommission,
  swap: t.columnSwap,
  fee: t.columnFee,
  tax: t.columnTax,
  type: t.columnType,
};
