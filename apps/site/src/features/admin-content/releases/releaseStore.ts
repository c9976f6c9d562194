import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import { assertAnswer, dataOf } from '../../../lib/query/answerOf.ts';
import { assertAllChanged } from '../../../lib/query/assertAllChanged.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { isPublished, statusOf } from '../contentRow.ts';
import { editableColumns, type ContentStatus, type ContentTable } from '../contentTables.ts';
import { documentPlaces } from './documentPlaces.ts';

type Tables = Database['public']['Tables'];

/** A document that can be part of a release. */
export interface ReleaseDocument {
  readonly table: ContentTable;
  /** The id of its row. */
  readonly id: string;
  readonly name: string;
  /** `en` or `ar`; `null` for a document without a language. */
  readonly language: string | null;
  readonly version: number;
  readonly status: ContentStatus;
  /** Revision of its draft; `null` for a document that is not public and becomes so as it is. */
  readonly draft: number | null;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** A document of a release. */
export interface ReleaseItem extends ReleaseDocument {
  /** The version that it had when the release was planned, to which a roll-back returns. */
  readonly returnsTo: number;
  /** Whether its row or draft has changed since, so that the release can be neither published nor rolled back. */
  readonly isChanged: boolean;
}

type ReleaseRow = Tables['content_releases']['Row'];

export interface Release extends Pick<
  ReleaseRow,
  'id' | 'name' | 'state' | 'publish_at' | 'published_at' | 'rolled_back_at' | 'problem'
> {
  /** Display name; `null` when the person has left. */
  readonly planner: string | null;
  readonly items: readonly ReleaseItem[];
  /** Whether one of its documents was deleted, so that the release can be neither published nor rolled back. */
  readonly isIncomplete: boolean;
}

export interface Releases {
  /** The documents that are not published, newest first. */
  readonly waiting: readonly ReleaseDocument[];
  /** The newest releases. */
  readonly releases: readonly Release[];
}

/** Maximum number of releases that are shown. */
const MOST_RELEASES = 30;

/**
 * Reads the documents that wait to be published, and the newest releases.
 * @throws {ServiceError}
 */
export async function readReleases({ signal }: { readonly signal: AbortSignal }): Promise<Releases> {
  const client = await getClient();
  const [drafts, releases] = await Promise.all([
    dataOf(client.from('content_drafts').select('table_name, row_id, revision, updated_at').abortSignal(signal)),
    dataOf(
      client
        .from('content_releases')
        .select('*, planner:profiles(display_name), content_release_items(table_name, row_id, version, draft, published_version)')
        .order('created_at', { ascending: false })
        .limit(MOST_RELEASES)
        .abortSignal(signal),
    ),
  ]);
  const references = [...drafts, ...releases.flatMap((release) => release.content_release_items)];
  const documents = new Map<string, ReleaseDocument>();
  const readTable = async (table: ContentTable) => {
    const ids = [...new Set(references.filter(({ table_name: name }) => name === table).map(({ row_id: id }) => id))];
    for (const row of await readRows(table, ids, signal)) {
      const draft = drafts.find((one) => one.table_name === table && one.row_id === row.id);
      documents.set(`${table} ${row.id}`, {
        table,
        id: row.id,
        name: documentPlaces[table].nameOf(row),
        language: 'locale' in row ? row.locale : 'language' in row ? row.language : null,
        version: row.version,
        status: statusOf(row),
        draft: draft?.revision ?? null,
        changedAt: draft?.updated_at ?? row.updated_at,
      });
    }
  };
  await Promise.all(Object.keys(editableColumns).filter(isContentTable).map(readTable));
  return {
    waiting: [...documents.values()]
      .filter(({ draft, status }) => draft !== null || !isPublished(status))
      .toSorted((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt)),
    releases: releases.map(({ content_release_items: items, planner, ...release }) => ({
      ...release,
      planner: planner?.display_name ?? null,
      items: items.flatMap((item) => {
        const document = documents.get(`${item.table_name} ${item.row_id}`);
        if (!document) return [];
        const isPlanned = item.published_version === null;
        const isChanged = isPlanned
          ? document.version !== item.version || document.draft !== item.draft
          : document.version !== item.published_version;
        return [{ ...document, returnsTo: item.version, isChanged }];
      }),
      isIncomplete: items.some((item) => !documents.has(`${item.table_name} ${item.row_id}`)),
    })),
  };
}

const isContentTable = (name: string): name is ContentTable => Object.hasOwn(editableColumns, name);

/** The rows of these ids, and those that are not public. */
async function readRows(table: ContentTable, ids: readonly string[], signal: AbortSignal) {
  const client = await getClient();
  if (table === 'theme_config') return dataOf(client.from(table).select('*').in('id', ids).abortSignal(signal));
  return dataOf(
    client
      .from(table)
      .select('*')
      .or(`status.eq.draft,id.in.(${ids.join(',')})`)
      .abortSignal(signal),
  );
}

/** What a release consists of, as its form collects it. */
export interface NewRelease {
  readonly name: string;
  readonly documents: readonly ReleaseDocument[];
  /** ISO 8601; `null` publishes at once. */
  readonly publishAt: string | null;
}

/**
 * Publishes documents together, or plans this.
 * @throws {ServiceError} PT409 when a document has changed since it was read, PT422 for a time that has passed, or a document's
 *   own checks
 */
export async function createRelease({ name, documents, publishAt }: NewRelease): Promise<void> {
  const client = await getClient();
  await confirmChange(
    async () => {
      const id = await dataOf(
        client.rpc('create_release', {
          _name: name,
          _items: documents.map(({ table, id: row, version, draft }) => ({ table, id: row, version, draft })),
          ...(publishAt !== null && { _publish_at: publishAt }),
        }),
      );
      assertAnswer(typeof id === 'string');
    },
    async () => {
      const found = await dataOf(
        client
          .from('content_releases')
          .select('state, publish_at, content_release_items(table_name, row_id, version, draft)')
          .eq('name', name)
          .neq('state', 'failed'),
      );
      const wanted = keyOfItems(documents.map(({ table, id, ...rest }) => ({ table_name: table, row_id: id, ...rest })));
      return found.some(
        (one) =>
          keyOfItems(one.content_release_items) === wanted &&
          (publishAt === null ? one.state === 'live' : Date.parse(one.publish_at) === Date.parse(publishAt)),
      );
    },
  );
}

type ReleasedItem = Pick<Tables['content_release_items']['Row'], 'table_name' | 'row_id' | 'version' | 'draft'>;

/** Equal for releases of the same documents as they were. */
function keyOfItems(items: readonly ReleasedItem[]): string {
  return items
    .map(({ table_name: table, row_id: id, version, draft }) => `${table} ${id} ${version} ${draft}`)
    .toSorted()
    .join(', ');
}

/**
 * Returns all documents of a release to the versions before it.
 * @throws {ServiceError} PT409 when one has changed since
 */
export async function rollBackRelease(id: string): Promise<void> {
  const client = await getClient();
  await confirmChange(
    async () => assertAnswer((await dataOf(client.rpc('roll_back_release', { _release: id }))) == null),
    async () => (await stateOfRelease(id)) === 'rolled back',
  );
}

/**
 * Cancels a release that is not published; its drafts stay.
 * @throws {ServiceError} with status 409 when it has gone live meanwhile
 */
export async function cancelRelease(id: string): Promise<void> {
  const client = await getClient();
  await confirmChange(
    async () => assertAllChanged(await dataOf(client.from('content_releases').delete().eq('id', id).select('id')), 1),
    async () => (await stateOfRelease(id)) === undefined,
  );
}

async function stateOfRelease(id: string): Promise<Release['state'] | undefined> {
  const client = await getClient();
  return (await dataOf(client.from('content_releases').select('state').eq('id', id).maybeSingle()))?.state;
}
