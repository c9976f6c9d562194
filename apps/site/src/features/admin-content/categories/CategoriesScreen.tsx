import * as t from '@duneline/specs/messages/admin-categories';
import { Button, PageHeader, Skeleton } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import * as css from '../contentEditor.css.ts';
import { CategoryList } from './CategoryList.tsx';
import { readCategoryList } from './categoryStore.ts';

const CategoryDialog = lazyPart(async () => (await import('./CategoryDialog.tsx')).CategoryDialog);

/** A category says how many articles are in it. */
const followed = ['blog_categories', 'blog_posts'] as const;

/** What the articles of the blog are grouped under, in the order of the blog (spec §2: /blog). */
export function CategoriesScreen() {
  useTableChanges(followed, 'blog_categories');
  const list = useQuery({ queryKey: tableKey('blog_categories', 'list'), queryFn: readCategoryList });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className={css.page}>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <Button variant="primary" onPress={() => setIsAdding(true)}>
            {t.create}
          </Button>
        }
      />
      {list.isError && <QueryProblem error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />}
      {list.data && <CategoryList categories={list.data} />}
      {list.isPending && <Skeleton lines={6} />}
      <Suspense fallback={null}>{isAdding && <CategoryDialog category={null} onClose={() => setIsAdding(false)} />}</Suspense>
    </div>
  );
}
