import type { ContentDraft, ContentFields, ContentRow } from '@duneline/machines';
import type { Json } from '@duneline/specs/database';
import { getClient } from '../../lib/backend/client.ts';
import { editableColumns, type ContentStatus, type ContentTable } from './contentTables.ts';

/** Which row it is; each table has some of these columns. */
type ContentPlace = Partial<Readonly<Record<(typeof placeColumns)[number], string>>>;
const placeColumns = ['path', 'slot', 'component', 'page', 'section', 'place', 'locale'] as const;

/** A content row with its draft, as an editor opens it. */
export interface OpenedContent {
  readonly row: ContentRow;
  readonly status: ContentStatus;
  readonly place: ContentPlace;
  readonly changes: ContentFields | null;
  /** When the draft was last saved, ISO 8601; `null` without a draft. */
  readonly savedAt: string | null;
}

/** An earlier or the present version of a row. */
export interface ContentVersion {
  readonly version: number;
  readonly fields: ContentFields;
  readonly status: ContentStatus;
  /** Display name of the person who made it; `null` when it was made by a migration or the person has left. */
  readonly madeBy: string | null;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** The editable columns of a row as the database sends it. */
function editableFields(table: ContentTable, row: object): ContentFields {
  const columns: readonly string[] = editableColumns[table];
  return Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));
}

/**
 * Reads a row and its draft.
 * @throws the database's error, also when the row does not exist.
 */
export async function readContent(table: ContentTable, id: string): Promise<OpenedContent> {
  const client = await getClient();
  const [row, draft] = await Promise.all([
    client.from(table).select('*').eq('id', id).single(),
    client.from('content_drafts').select('changes, updated_at').eq('table_name', table).eq('row_id', id).maybeSingle(),
  ]);
  if (row.error) throw row.error;
  if (draft.error) throw draft.error;
  return {
    row: { fields: editableFields(table, row.data), version: row.data.version },
    status: statusOf(row.data),
    place: placeOf(row.data),
    changes: draft.data ? fieldsOf(draft.data.changes) : null,
    savedAt: draft.data?.updated_at ?? null,
  };
}

/** @throws the database's error, also when the row does not exist. */
export async function readRow(table: ContentTable, id: string): Promise<ContentRow> {
  const client = await getClient();
  const { data, error } = await client.from(table).select('*').eq('id', id).single();
  if (error) throw error;
  return { fields: editableFields(table, data), version: data.version };
}

/**
 * Reads the versions of a row, the present one first.
 * @throws the database's error.
 */
export async function readVersions(table: ContentTable, id: string): Promise<ContentVersion[]> {
  const client = await getClient();
  const [present, earlier, people] = await Promise.all([
    client.from(table).select('*').eq('id', id).single(),
    client
      .from('content_versions')
      .select('version, snapshot, made_by, made_at')
      .eq('table_name', table)
      .eq('row_id', id)
      .order('version', { ascending: false }),
    client.from('profiles').select('id, display_name'),
  ]);
  const error = present.error ?? earlier.error ?? people.error;
  if (error) throw error;
  const names = new Map(people.data?.map((person) => [person.id, person.display_name]));
  const nameOf = (person: string | null) => (person === null ? null : (names.get(person) ?? null));
  const row = present.data;
  return [
    ...(row
      ? [
          {
            version: row.version,
            fields: editableFields(table, row),
            status: statusOf(row),
            madeBy: nameOf(row.updated_by),
            madeAt: row.updated_at,
          },
        ]
      : []),
    ...(earlier.data ?? []).map((one) => ({
      version: one.version,
      fields: editableFields(table, fieldsOf(one.snapshot)),
      status: statusOf(fieldsOf(one.snapshot)),
      madeBy: nameOf(one.made_by),
      madeAt: one.made_at,
    })),
  ];
}

/**
 * Stores the draft, and gives the moment at which the database stored it.
 * @throws the database's error.
 */
export async function saveDraft(table: ContentTable, id: string, { changes, version }: ContentDraft): Promise<string> {
  const client = await getClient();
  const { data, error } = await client
    .from('content_drafts')
    .upsert({ table_name: table, row_id: id, base_version: version, changes: toJson(changes) })
    .select('updated_at')
    .single();
  if (error) throw error;
  return data.updated_at;
}

/** @throws the database's error. */
export async function deleteDraft(table: ContentTable, id: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.from('content_drafts').delete().eq('table_name', table).eq('row_id', id);
  if (error) throw error;
}

/**
 * Applies the stored draft to the row, and gives the row's new version.
 * @throws the database's error with the HTTP `status`; 409 when somebody else has changed the row.
 */
export async function publishDraft(table: ContentTable, id: string, version: number): Promise<number> {
  const client = await getClient();
  const { data, error, status } = await client.rpc('publish_content', { _table: table, _id: id, _expected_version: version });
  if (error) throw Object.assign(new Error(error.message), { status, code: error.code, hint: error.hint });
  return data;
}

/** Calls back with the row after every change of it, by whomever; returns how to stop. */
export function subscribeToRow(table: ContentTable, id: string, onChange: (row: ContentRow) => void): () => void {
  let isStopped = false;
  let stop = () => {};
  void getClient().then((client) => {
    if (isStopped) return;
    const channel = client.channel(`content-editor:${table}:${id}`);
    channel
      .on('postgres_changes', { event: 'UPDATE', schema: 'public', table, filter: `id=eq.${id}` }, ({ new: row }) =>
        onChange({ fields: editableFields(table, row), version: Number(fieldsOf(row)['version']) }),
      )
      .subscribe();
    stop = () => void client.removeChannel(channel);
  });
  return () => {
    isStopped = true;
    stop();
  };
}

function fieldsOf(value: unknown): ContentFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function placeOf(row: object): ContentPlace {
  const columns = fieldsOf(row);
  return Object.fromEntries(placeColumns.flatMap((name) => (typeof columns[name] === 'string' ? [[name, columns[name]]] : [])));
}

function statusOf(row: object): ContentStatus {
  const status = 'status' in row ? row.status : null;
  return status === 'draft' || status === 'published' ? status : null;
}

/** What an editor holds came from JSON columns and goes back into one. */
function toJson(fields: ContentFields): NonNullable<Json> {
  return JSON.parse(JSON.stringify(fields)) as NonNullable<Json>;
}
