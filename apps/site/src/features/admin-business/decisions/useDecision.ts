import * as t from '@duneline/specs/messages/admin-business';
import { toast } from '@duneline/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { tableKey, type TableName } from '../../../lib/query/tableKey.ts';

/**
 * Sends a decision, and then invalidates the tables that it changes, and the audit log. A dialog awaits it with `mutateAsync` and shows the error.
 */
export function useDecision<Decision>(tables: readonly TableName[], send: (decision: Decision) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast({ tone: 'success', title: t.decided }),
    // Also after a rejection, because somebody else may have decided first.
    onSettled: () =>
      Promise.all([...tables, 'audit_log' as const].map((table) => queries.invalidateQueries({ queryKey: tableKey(table) }))),
  });
}

/** Sends a decision without a dialog; a toast shows the error. */
export function useDecisionAtOnce<Decision>(tables: readonly TableName[], send: (decision: Decision) => Promise<unknown>) {
  const { mutate } = useDecision(tables, send);
  return useCallback(
    (decision: Decision) =>
      mutate(decision, {
        onError: (error) => {
          const { title, text } = problemOf(error);
          toast({ tone: 'danger', title, description: text });
        },
      }),
    [mutate],
  );
}
