import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { unpublishArticle } from './articleStore.ts';

/**
 * Unpublishes an article in one language, or cancels its publication; gives which of the two.
 * @param version the one that the admin sees
 */
export function useUnpublish(id: string, version: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (isScheduled: boolean) => {
      await unpublishArticle(id, version);
      return isScheduled ? 'unscheduled' : 'unpublished';
    },
    // Also after a refusal: somebody else may have changed it.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['content_versions', 'blog_posts', id] }),
        queries.invalidateQueries({ queryKey: tableKey('blog_posts', 'list') }),
      ]),
  });
}
