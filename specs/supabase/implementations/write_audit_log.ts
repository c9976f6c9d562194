import type { Row, TriggerImplementation } from '../../contract.ts';

/** Columns that an entry always contains, so that it tells which row it is about, and as of when. */
const names: readonly string[] = ['id', 'code', 'receipt_id', 'account_id', 'period', 'updated_at'];

export const implementation: TriggerImplementation = (sql, { operation, old, new: row }, { table }) => {
  const role = sql.call('auth.role') ?? null;
  if (role === null) return null;
  let [before, after] = [old, row];
  if (old !== null && row !== null) {
    const isChanged = (column: string): boolean => sql.isDistinct(old[column], row[column]);
    const columns = Object.keys(old);
    if (columns.every((column) => column === 'updated_at' || !isChanged(column))) return null;
    const kept = columns.filter((column) => names.includes(column) || isChanged(column));
    const cut = (whole: Row): Row => Object.fromEntries(kept.map((column) => [column, whole[column]]));
    [before, after] = [cut(old), cut(row)];
  }
  const uid = sql.call('auth.uid') ?? null;
  const actor = sql.rows('profiles', { id: uid }).find((profile) => profile.id === uid);
  sql.insert('audit_log', {
    actor: actor?.id ?? null,
    actor_role: role,
    action: operation.toLowerCase(),
    table_name: table,
    row_id: (row ?? old)?.id ?? '00000000-0000-0000-0000-000000000000',
    before,
    after,
  });
  return null;
};
