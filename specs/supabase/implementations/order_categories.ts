import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _slugs }) => {
  if (sql.call('public.is_admin') !== true) sql.raise('Only an admin orders the categories.', { code: '42501' });
  const order: readonly unknown[] = Array.isArray(_slugs) ? _slugs : [];
  for (const slug of new Set(order)) {
    const position = order.indexOf(slug) + 1;
    sql.update('blog_categories', (row) => row.slug === slug && row.position !== position, { position });
  }
  return null;
};
