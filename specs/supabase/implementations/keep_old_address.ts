import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { old, new: row }) => {
  if (row === null) return null;
  sql.remove('blog_redirects', ({ language, slug }) => language === row.language && slug === row.slug);
  const wasPublic = old?.status === 'published' && sql.op('<=', old.published_at, sql.call('now')) === true;
  if (wasPublic && (old.slug !== row.slug || old.language !== row.language)) {
    sql.insert('blog_redirects', { language: old.language, slug: old.slug, post_id: row.id });
  }
  return null;
};
