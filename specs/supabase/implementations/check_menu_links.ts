import type { Row, SqlWriter, TriggerImplementation } from '../../contract.ts';

const nested: readonly unknown[] = ['header', 'footer', 'help'];
const names = ['item', 'label', 'level', 'target'];

export const implementation: TriggerImplementation = (sql, { new: row }) => {
  const links = row?.links;
  if (!Array.isArray(links)) refuse(sql, 'The links of a menu are a list.');
  if (links.length < 1 || links.length > 20) refuse(sql, 'A menu has 1 to 20 links.');
  const items = new Set<unknown>();
  for (const link of links as unknown[]) {
    if (!isObject(link) || Object.keys(link).toSorted().join(',') !== names.join(',')) {
      refuse(sql, 'A link has an item, a label, a target and a level.');
    }
    const { item, label, target, level } = link;
    if (typeof item !== 'string' || sql.call('public.is_slug', item) !== true || items.has(item)) {
      refuse(sql, 'The item of a link is a name of its own.');
    }
    if (!isText(label, 60)) refuse(sql, 'The label of a link has 1 to 60 characters.');
    if (!isText(target, 300) || !/^(\/|\/[^/ ][^ ]*|https:\/\/[^ ]+)$/.test(target)) {
      refuse(sql, 'A link leads to a path of this site or to an https address.');
    }
    const depth = sql.call('jsonb_typeof', level) === 'number' ? Number(level) : 0;
    if (depth !== 1 && (depth !== 2 || items.size === 0 || !nested.includes(row?.place))) {
      refuse(sql, 'A link is of the first level, or of the second where the menu has one.');
    }
    items.add(item);
  }
  return null;
};

function refuse(sql: SqlWriter, message: string): never {
  return sql.raise(message, { code: '23514' });
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Counts characters like Postgres. */
function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value !== '' && Array.from(value).length <= most;
}
