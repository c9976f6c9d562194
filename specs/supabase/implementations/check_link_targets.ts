import type { Sql, TriggerImplementation } from '../../contract.ts';

const path = '^/([!-.0-Z^-~¡-ۿ][!-Z^-~¡-ۿ]*)?$';
const dotSegment = '/([.]|%2e)([.]|%2e)?([/?#]|$)';
const address = '^https://[!-.0-Z^-~¡-ۿ][!-Z^-~¡-ۿ]*$';

function isTarget(sql: Sql, target: unknown, reach: string): boolean {
  if (typeof target !== 'string' || Number(sql.call('length', target)) > 300) return false;
  if (sql.op('~', target, path) === true && sql.op('~*', target, dotSegment) === false) return true;
  return (reach === 'anywhere' && sql.op('~', target, address) === true) || (reach === 'pattern' && target === '*');
}

function targetsIn(sql: Sql, value: unknown): readonly unknown[] {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return [];
  return value.filter((item) => sql.op('?', item, 'target') === true).map((item) => sql.op('->>', item, 'target'));
}

export const implementation: TriggerImplementation = (sql, { new: row }, { args: [column = '', reach = ''] }) => {
  if (!targetsIn(sql, row?.[column] ?? null).every((target) => isTarget(sql, target, reach)))
    sql.raise(`A link leads to a path of this site${reach === 'anywhere' ? ' or to an https address' : ''}.`, { code: '23514' });
  return null;
};
