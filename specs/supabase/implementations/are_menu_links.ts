import type { FunctionImplementation } from '../../contract.ts';

const nested: readonly unknown[] = ['header', 'footer', 'help'];
const names = ['item', 'label', 'level', 'target'];

export const implementation: FunctionImplementation = (sql, { _place, _links }) => {
  if (!Array.isArray(_links) || _links.length < 1 || _links.length > 20) return false;
  const items = new Set<unknown>();
  return _links.every((link: unknown) => {
    if (typeof link !== 'object' || link === null || Array.isArray(link)) return false;
    const { item, label, target, level } = link as Readonly<Record<string, unknown>>;
    if (Object.keys(link).toSorted().join() !== names.join()) return false;
    if (typeof item !== 'string' || sql.call('public.is_slug', item) !== true || items.has(item)) return false;
    if (typeof label !== 'string' || label === '' || Array.from(label).length > 60) return false;
    if (typeof target !== 'string' || Array.from(target).length > 300) return false;
    if (!/^(\/|\/[^/ ][^ ]*|https:\/\/[^ ]+)$/.test(target)) return false;
    const depth = Number(level);
    if (sql.call('jsonb_typeof', level) !== 'number' || (depth !== 1 && depth !== 2)) return false;
    if (depth === 2 && (items.size === 0 || !nested.includes(_place))) return false;
    items.add(item);
    return true;
  });
};
