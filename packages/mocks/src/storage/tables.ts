import type { ColumnSpec, Role, TableSpec } from '@duneline/specs/contract';
import type { TableDefinition } from '../store/Table.ts';

const everything = ['select', 'insert', 'update', 'delete'] as const;
const grants: TableSpec['grants'] = { anon: everything, authenticated: everything, service_role: everything } satisfies Record<
  Role,
  unknown
>;
const text = (name: string, isNullable = true): ColumnSpec => ({ name, type: 'text', isNullable });
const time = (name: string): ColumnSpec => ({
  name,
  type: 'timestamptz',
  isNullable: true,
  defaultValue: (sql) => sql.call('now'),
});

const buckets: TableSpec = {
  schema: 'storage',
  name: 'buckets',
  columns: [
    text('id', false),
    text('name', false),
    { name: 'owner', type: 'uuid', isNullable: true },
    time('created_at'),
    time('updated_at'),
    { name: 'public', type: 'bool', isNullable: true, defaultValue: () => false },
    { name: 'avif_autodetection', type: 'bool', isNullable: true, defaultValue: () => false },
    { name: 'file_size_limit', type: 'int8', isNullable: true },
    { name: 'allowed_mime_types', type: '_text', isNullable: true },
    text('owner_id'),
    { name: 'type', type: 'text', isNullable: false, defaultValue: () => 'STANDARD' },
  ],
  primaryKey: ['id'],
  uniques: [
    { name: 'buckets_pkey', columns: ['id'] },
    { name: 'bname', columns: ['name'] },
  ],
  foreignKeys: [],
  checks: [],
  hasRowSecurity: true,
  policies: [],
  grants,
  touched: [],
};

const objects: TableSpec = {
  schema: 'storage',
  name: 'objects',
  columns: [
    { name: 'id', type: 'uuid', isNullable: false, defaultValue: (sql) => sql.call('gen_random_uuid') },
    text('bucket_id'),
    text('name'),
    { name: 'owner', type: 'uuid', isNullable: true },
    time('created_at'),
    time('updated_at'),
    time('last_accessed_at'),
    { name: 'metadata', type: 'jsonb', isNullable: true },
    {
      name: 'path_tokens',
      type: '_text',
      isNullable: true,
      isGenerated: true,
      generate: (_sql, row) => String(row['name']).split('/'),
    },
    text('version'),
    text('owner_id'),
    { name: 'user_metadata', type: 'jsonb', isNullable: true },
  ],
  primaryKey: ['id'],
  uniques: [
    { name: 'objects_pkey', columns: ['id'] },
    { name: 'bucketid_objname', columns: ['bucket_id', 'name'] },
  ],
  foreignKeys: [
    {
      name: 'objects_bucketId_fkey',
      columns: ['bucket_id'],
      references: { schema: 'storage', table: 'buckets', columns: ['id'] },
      onDelete: 'no action',
    },
  ],
  checks: [],
  hasRowSecurity: true,
  policies: [],
  grants,
  touched: ['updated_at'],
};

/** The tables of a project without storage settings: there are no policies, so only the service key has access. */
export const storageTables = { 'storage.buckets': buckets, 'storage.objects': objects } as const;

/** Resumable uploads in progress, in a table that API callers cannot access. */
export const resumableUploads: TableDefinition = {
  schema: 'storage',
  name: 'resumable_uploads',
  uniques: [{ name: 'resumable_uploads_pkey', columns: ['id'] }],
  foreignKeys: [],
};
