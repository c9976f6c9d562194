import * as t from '@duneline/specs/messages/admin-business';
import { toast } from '@duneline/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemOf } from '../../lib/query/problemOf.ts';
import { tableKey, type TableName } from '../../lib/query/tableKey.ts';

/** Sends a decision about a row, then reads the table again; a refusal is told in a toast and changes nothing. */
export function useDecision<Decision>(table: TableName, send: (decision: Decision) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast({ tone: 'gain', title: t.decided }),
    onError: (error) => {
      const { title, text } = problemOf(error);
      toast({ tone: 'loss', title, text });
    },
    // After a refusal too: somebody else may have decided first.
    onSettled: () => queries.invalidateQueries({ queryKey: tableKey(table) }),
  });
}
