import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { old, new: row }) => {
  if (row === null) return null;
  sql.remove('blog_redirects', ({ language, slug }) => language === row.language && slug === row.slug);
  if (old !== null && (old.slug !== row.slug || old.language !== row.language)) {
    const wasVisible =
      old.former_published_at !== null ||
      (old.status === 'published' && sql.op('<=', old.published_at, sql.call('now')) === true);
    if (wasVisible) sql.insert('blog_redirects', { language: old.language, slug: old.slug, post_id: row.id });
  }
  return null;
};
