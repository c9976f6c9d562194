import { toast } from '@duneline/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { editableColumns, type ContentTable } from '../contentTables.ts';

/** The query key of the releases and of what waits for one. */
export const releasesKey = tableKey('content_releases', 'list');

/** Changes a release; afterwards everything that shows content is read again. */
export function useReleaseAction<Input>(send: (input: Input) => Promise<void>, doneTitle: (input: Input) => string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, input) => toast({ tone: 'success', title: doneTitle(input) }),
    onError: (error) => {
      const { title, text } = problemOf(error);
      toast({ tone: 'danger', title, description: text });
    },
    // Also after a refusal, because somebody else may have changed a document.
    onSettled: async () => {
      const tables = Object.keys(editableColumns) as ContentTable[];
      await queries.invalidateQueries({ queryKey: ['content_versions'] });
      await Promise.all(
        [releasesKey, ...tables.map((table) => tableKey(table))].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
  });
}
