import type { ContentDraft, ContentFields, ContentState, StoredDraft } from '@duneline/machines';
import type { Json } from '@duneline/specs/database';
import { getClient, getRealtime } from '../../lib/backend/client.ts';
import { changedPaths } from '../../lib/changes/changedPaths.ts';
import { assertAnswer, dataOf } from '../../lib/query/answerOf.ts';
import { confirmChange } from '../../lib/query/confirmChange.ts';
import { ServiceError } from '../../lib/query/ServiceError.ts';
import { editableFields, fieldsOf, statusOf } from './contentRow.ts';
import type { ContentStatus, ContentTable } from './contentTables.ts';

/** Which row it is; each table has some of these columns. */
type ContentPlace = Partial<Readonly<Record<(typeof placeColumns)[number], string>>>;
const placeColumns = ['path', 'slot', 'component', 'page', 'section', 'place', 'locale'] as const;

/** A content row with its draft, as an editor opens it. */
export interface OpenedContent extends ContentState {
  readonly status: ContentStatus;
  readonly place: ContentPlace;
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

/**
 * Reads a row and its draft.
 * @throws {ServiceError} also when the row does not exist
 */
export async function readContent(table: ContentTable, id: string): Promise<OpenedContent> {
  const client = await getClient();
  const [row, draft] = await Promise.all([
    dataOf(client.from(table).select('*').eq('id', id).single()),
    dataOf(
      client
        .from('content_drafts')
        .select('changes, revision, base_version, updated_at')
        .eq('table_name', table)
        .eq('row_id', id)
        .maybeSingle(),
    ),
  ]);
  const present = { fields: editableFields(table, row), version: row.version };
  return {
    row: present,
    draft: draft && {
      changes: fieldsOf(draft.changes),
      revision: draft.revision,
      base: draft.base_version < present.version ? await readVersion(table, id, draft.base_version, present) : present,
    },
    status: statusOf(row),
    place: placeOf(row),
    savedAt: draft?.updated_at ?? null,
  };
}

/** An earlier version of a row; the present one where the history does not have it. */
async function readVersion(table: ContentTable, id: string, version: number, present: ContentState['row']) {
  const client = await getClient();
  const earlier = await dataOf(
    client
      .from('content_versions')
      .select('snapshot')
      .eq('table_name', table)
      .eq('row_id', id)
      .eq('version', version)
      .maybeSingle(),
  );
  return earlier ? { fields: editableFields(table, fieldsOf(earlier.snapshot)), version } : present;
}

/**
 * Reads the versions of a row, the present one first.
 * @throws {ServiceError}
 */
export async function readVersions(table: ContentTable, id: string): Promise<ContentVersion[]> {
  const client = await getClient();
  const [row, earlier, people] = await Promise.all([
    dataOf(client.from(table).select('*').eq('id', id).single()),
    dataOf(
      client
        .from('content_versions')
        .select('version, snapshot, made_by, made_at')
        .eq('table_name', table)
        .eq('row_id', id)
        .order('version', { ascending: false }),
    ),
    dataOf(client.from('profiles').select('id, display_name')),
  ]);
  const names = new Map(people.map((person) => [person.id, person.display_name]));
  const nameOf = (person: string | null) => (person === null ? null : (names.get(person) ?? null));
  return [
    {
      version: row.version,
      fields: editableFields(table, row),
      status: statusOf(row),
      madeBy: nameOf(row.updated_by),
      madeAt: row.updated_at,
    },
    ...earlier.map((one) => ({
      version: one.version,
      fields: editableFields(table, fieldsOf(one.snapshot)),
      status: statusOf(fieldsOf(one.snapshot)),
      madeBy: nameOf(one.made_by),
      madeAt: one.made_at,
    })),
  ];
}

/**
 * Stores a draft in the place of the one that it started from.
 * @returns the stored draft, and when the database stored it, ISO 8601
 * @throws {ServiceError} with status 409 when somebody else has saved the draft meanwhile.
 */
export async function saveDraft(
  table: ContentTable,
  id: string,
  { row, changes, stored }: ContentDraft,
): Promise<{ readonly draft: StoredDraft; readonly savedAt: string }> {
  const client = await getClient();
  const drafts = client.from('content_drafts');
  const revision = stored ? stored.revision + 1 : firstRevision();
  const values = { base_version: row.version, changes: toJson(changes), revision };
  const [saved] = await confirmChange(
    () =>
      stored
        ? dataOf(drafts.update(values).eq('table_name', table).eq('row_id', id).select('updated_at'))
        : dataOf(drafts.insert({ table_name: table, row_id: id, ...values }).select('updated_at')),
    async () => {
      const found = await dataOf(
        client
          .from('content_drafts')
          .select('changes, updated_at')
          .eq('table_name', table)
          .eq('row_id', id)
          .eq('revision', revision)
          .maybeSingle(),
      );
      // Another editor's save may have the same number.
      return found !== null && changedPaths(found.changes, changes).length === 0 && [found];
    },
  );
  if (!saved) throw new ServiceError({ message: 'Somebody else has published or discarded this draft.' }, 409);
  return { draft: { changes, revision, base: row }, savedAt: saved.updated_at };
}

/** A revision that no earlier draft of the row had: whoever still holds such a draft neither replaces nor deletes the new one. */
const firstRevision = () => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 2);

/**
 * Deletes a draft if nobody has saved it since; `revision` is the one to delete.
 * @returns whether it was deleted
 * @throws {ServiceError}
 */
export async function deleteDraft(table: ContentTable, id: string, revision: number): Promise<boolean> {
  const client = await getClient();
  const deleted = await dataOf(
    client.from('content_drafts').delete().eq('table_name', table).eq('row_id', id).eq('revision', revision).select('revision'),
  );
  return deleted.length > 0;
}

/**
 * Applies the stored draft to the row, and gives the row's new version; `revision` is the draft that the editor has seen, if any.
 * @throws {ServiceError} with status 409 when somebody else has changed the row or the draft.
 */
export async function publishDraft(table: ContentTable, id: string, version: number, revision?: number): Promise<number> {
  const client = await getClient();
  const published = await dataOf(
    client.rpc('publish_content', {
      _table: table,
      _id: id,
      _expected_version: version,
      ...(revision !== undefined && { _expected_draft: revision }),
    }),
  );
  assertAnswer(Number.isInteger(published));
  return published;
}

/**
 * Publishes a row that is not public as it is, without a draft.
 * @throws {ServiceError} as `publishDraft`
 */
export async function publishWithoutDraft(table: ContentTable, id: string, version: number): Promise<void> {
  await confirmChange(
    () => publishDraft(table, id, version),
    async () => (await readContent(table, id)).status === 'published',
  );
}

/** What an open editor is told of changes that anybody makes. */
export interface ContentObserver {
  readonly onRow: (version: number) => void;
  readonly onDraft: (revision: number) => void;
}

/** Calls back after every change of a row and every save of its draft; returns how to stop. */
export function subscribeToContent(table: ContentTable, id: string, { onRow, onDraft }: ContentObserver): () => void {
  let isStopped = false;
  let stop = () => {};
  void getRealtime().then((socket) => {
    if (isStopped) return;
    const channel = socket.channel(`content-editor:${table}:${id}`);
    channel
      .on('postgres_changes', { event: 'UPDATE', schema: 'public', table, filter: `id=eq.${id}` }, ({ new: row }) =>
        onRow(Number(fieldsOf(row)['version'])),
      )
      .on('postgres_changes', { event: '*', schema: 'public', table: 'content_drafts', filter: `row_id=eq.${id}` }, (change) => {
        const { table_name: name, revision } = fieldsOf(change.new);
        if (name === table) onDraft(Number(revision));
      })
      .subscribe();
    stop = () => void socket.removeChannel(channel);
  });
  return () => {
    isStopped = true;
    stop();
  };
}

function placeOf(row: object): ContentPlace {
  const columns = fieldsOf(row);
  return Object.fromEntries(placeColumns.flatMap((name) => (typeof columns[name] === 'string' ? [[name, columns[name]]] : [])));
}

/** What an editor holds came from JSON columns and goes back into one. */
function toJson(fields: ContentFields): NonNullable<Json> {
  return JSON.parse(JSON.stringify(fields)) as NonNullable<Json>;
}
