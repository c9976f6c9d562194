import * as t from '@duneline/specs/messages/admin-business';
import { Button } from '@duneline/ui';
import * as css from '../business.css.ts';
import type { PayoutStatus } from './readPayouts.ts';

interface PayoutActionsProps {
  readonly status: PayoutStatus;
  readonly onDecide: (status: Exclude<PayoutStatus, 'requested'>) => void;
}

/** The next steps of a payout: approve it or mark it as paid, or reject it. None for a paid or rejected one. */
export function PayoutActions({ status, onDecide }: PayoutActionsProps) {
  if (status !== 'requested' && status !== 'approved') return null;
  return (
    <span className={css.actions}>
      <Button size="sm" onPress={() => onDecide(status === 'requested' ? 'approved' : 'paid')}>
        {status === 'requested' ? t.approve : t.markPaid}
      </Button>
      <Button size="sm" variant="quiet" onPress={() => onDecide('rejected')}>
        {t.reject}
      </Button>
    </span>
  );
}
