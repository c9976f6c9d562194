import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './Receipt.css.ts';
import type { ReceiptRow } from './ReceiptRows.tsx';
import { ReceiptRows } from './ReceiptRows.tsx';

export interface ReceiptProps extends ElementProps {
  /** "You pay once" */
  lead: string;
  /** The amount to pay, large. */
  amount: string;
  /** Beside the amount: a badge that says "Refundable 100%". */
  badge?: ReactNode;
  /** The parts of the amount; the row with `isTotal` is the sum. */
  rows: readonly ReceiptRow[];
  /** The main action: a button or a link. */
  action?: ReactNode;
  /** Small print below the action: the payment methods. */
  note?: ReactNode;
  /** The refund, below the tear-off line. */
  back?: {
    lead: string;
    rows: readonly ReceiptRow[];
    /** "Winner's bonus" and its amount, large. */
    total: { label: string; value: string };
    note?: ReactNode;
  };
  /** Announces the amount when it changes. */
  isLive?: boolean;
  className?: string;
}

/** A receipt: payments above the tear-off line, refunds below it. */
export function Receipt({ lead, amount, badge, rows, action, note, back, isLive, className, ...element }: ReceiptProps) {
  requireProps('Receipt', { rows });
  return (
    <div {...pickElementProps(element)} className={[css.receipt, className].filter(Boolean).join(' ')}>
      <div className={css.part}>
        <p className={css.lead}>{lead}</p>
        <div className={css.header}>
          <p className={css.amount} role={isLive ? 'status' : undefined}>
            {amount}
          </p>
          {badge}
        </div>
        <ReceiptRows rows={rows} />
        {action && <div className={css.action}>{action}</div>}
        {note && <div className={css.small}>{note}</div>}
      </div>
      {back && (
        <div className={`${css.part} ${css.refund} ${css.notched}`}>
          <p className={css.lead}>{back.lead}</p>
          <ReceiptRows rows={back.rows} />
          <dl>
            <div className={`${css.row} ${css.total} ${css.totalRow}`}>
              <dt>{back.total.label}</dt>
              <dd className={css.bonus}>{back.total.value}</dd>
            </div>
          </dl>
          {back.note && <p className={css.small}>{back.note}</p>}
        </div>
      )}
    </div>
  );
}
