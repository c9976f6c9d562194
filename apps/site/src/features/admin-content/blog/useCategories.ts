import { useQuery } from '@tanstack/react-query';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { readCategories } from './articleStore.ts';

const followed = ['blog_categories'] as const;

/** The categories of all languages, in order; what other admins change follows. */
export function useCategories() {
  useTableChanges(followed);
  return useQuery({ queryKey: tableKey('blog_categories', 'choices'), queryFn: readCategories });
}
