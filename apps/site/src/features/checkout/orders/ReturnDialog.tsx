import * as t from '@duneline/specs/messages/trader-orders';
import { Alert, AlertDialog } from '@duneline/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { ServiceError } from '../../../lib/query/ServiceError.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { sentenceOf } from '../sentenceOf.ts';
import { returnOrder, type OrderWithReceipt } from './ownOrders.ts';

export interface ReturnDialogProps {
  readonly order: OrderWithReceipt;
  /** What goes back, with its currency. */
  readonly amount: string;
  /** The business days that this takes. */
  readonly days: string;
  readonly onReturned: () => void;
  readonly onFailed: (code: string) => void;
  readonly onClose: () => void;
}

/** Asks before an evaluation is returned. Stays open until that is done, and shows why it failed. */
export function ReturnDialog({ order, amount, days, onReturned, onFailed, onClose }: ReturnDialogProps) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => returnOrder(order.id),
    onSuccess: () => {
      onReturned();
      onClose();
    },
    onError: (problem) => onFailed(problem instanceof ServiceError ? problem.code : ''),
    onSettled: () => {
      for (const table of ['orders', 'trading_accounts'] as const) void queries.invalidateQueries({ queryKey: tableKey(table) });
    },
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t.returnQuestion({ number: String(order.receipt.number) })}
      tone="danger"
      confirmLabel={t.returnConfirm({ amount })}
      cancelLabel={t.returnKeep}
      pendingLabel={t.returning}
      isPending={isPending}
      onConfirm={() => mutate()}
    >
      {error && <ReturnProblem error={error} />}
      <p>{t.returnConsequence({ amount, days })}</p>
    </AlertDialog>
  );
}

function ReturnProblem({ error }: { readonly error: unknown }) {
  const sentence = error instanceof ServiceError ? sentenceOf(error.code) : undefined;
  if (sentence !== undefined) return <Alert tone="danger" title={sentence} />;
  const { title, text } = problemOf(error);
  return (
    <Alert tone="danger" title={title}>
      {text}
    </Alert>
  );
}
