import * as t from '@duneline/specs/messages/admin-categories';
import { Alert, EmptyState, Panel, ReorderList } from '@duneline/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { failureTitle, problemOf } from '../../../lib/query/problemOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { nameOf } from './categoryForm.ts';
import { CategoryLine } from './CategoryLine.tsx';
import { deleteCategory, isInUse, orderCategories, type Category } from './categoryStore.ts';
import { orderAfterMove } from './orderAfterMove.ts';

const CategoryDialog = lazyPart(async () => (await import('./CategoryDialog.tsx')).CategoryDialog);
const ConfirmDialog = lazyPart(async () => (await import('../ConfirmDialog.tsx')).ConfirmDialog);

/** The categories, which are moved, edited and, without articles, deleted. */
export function CategoryList({ categories }: { readonly categories: readonly Category[] }) {
  const queries = useQueryClient();
  const [opened, setOpened] = useState<Category | null>(null);
  const [toDelete, setToDelete] = useState<Category | null>(null);
  const onSettled = () => queries.invalidateQueries({ queryKey: tableKey('blog_categories') });
  // One order after the other.
  const move = useMutation({ mutationFn: orderCategories, scope: { id: 'category-order' }, onSettled });
  const remove = useMutation({ mutationFn: deleteCategory, onSettled });
  const failed = move.error ?? remove.error;
  // In the new order at once, before it is stored; a category that somebody else adds meanwhile is last.
  const order = move.isPending ? move.variables : [];
  const placeOf = ({ slug }: Category) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  const shown = categories.toSorted((one, other) => placeOf(one) - placeOf(other));
  if (shown.length === 0) return <EmptyState level={2} title={t.empty} />;
  const slugs = shown.map(({ slug }) => slug);
  return (
    <Panel title={t.order} lead={t.orderHint}>
      {failed !== null && (
        <Alert tone="danger" title={failureTitle(failed, move.error ? t.notMoved : t.notDeleted)}>
          {isInUse(failed) ? t.inUse : problemOf(failed).text}
        </Alert>
      )}
      <ReorderList
        aria-label={t.title}
        items={shown.map((category) => ({
          id: category.slug,
          name: nameOf(category),
          content: <CategoryLine category={category} onEdit={() => setOpened(category)} onDelete={() => setToDelete(category)} />,
        }))}
        moveLabel={(name) => t.move({ name })}
        onMove={(slug, target, position) => {
          remove.reset();
          move.mutate(orderAfterMove(slugs, slug, target, position));
        }}
      />
      <Suspense fallback={null}>
        {opened && (
          <CategoryDialog
            category={opened}
            present={categories.find(({ slug }) => slug === opened.slug) ?? null}
            onClose={() => setOpened(null)}
          />
        )}
        {toDelete && (
          <ConfirmDialog
            title={t.deleteTitle({ name: nameOf(toDelete) })}
            text={t.deleteText}
            confirmLabel={t.remove}
            cancelLabel={t.keep}
            tone="danger"
            onClose={() => setToDelete(null)}
            onConfirm={() => {
              move.reset();
              remove.mutate(toDelete.slug);
            }}
          />
        )}
      </Suspense>
    </Panel>
  );
}
