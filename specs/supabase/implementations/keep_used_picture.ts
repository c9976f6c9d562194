import type { Row, TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { old: picture }) => {
  const path = picture?.path;
  const isShown = (block: unknown): boolean => isObject(block) && block.kind === 'picture' && block.path === path;
  const isUsed =
    sql.rows('page_content').some(({ body }) => (body as readonly unknown[]).some(isShown)) ||
    sql.rows('seo_config').some(({ image_path: image }) => image === path) ||
    sql.rows('blog_posts').some(({ image_path: image }) => image === path);
  if (isUsed) sql.raise('A page uses this picture.', { code: '23503', hint: 'Take it off the page first.' });
  return picture;
};

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}
