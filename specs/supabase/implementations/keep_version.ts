import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { operation, old }, { table }) => {
  if (old === null) return null;
  const editor = sql.rows('profiles', { id: old.updated_by }).find((profile) => profile.id === old.updated_by);
  sql.insert('content_versions', {
    table_name: table,
    row_id: old.id,
    version: old.version,
    snapshot: old,
    made_by: editor?.id ?? null,
    made_at: old.updated_at,
  });
  if (operation === 'DELETE') {
    sql.remove('content_drafts', (draft) => draft.table_name === table && draft.row_id === old.id);
  }
  return null;
};
