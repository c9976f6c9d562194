import type { ContentFields } from '@duneline/machines';
import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { editableFields, fieldsOf, isPublished, statusOf } from '../contentRow.ts';
import type { ReleaseDocument, ReleaseItem } from './releaseStore.ts';

/** What a roll-back of a release does to one of its documents. */
export interface RolledBackDocument {
  readonly document: ReleaseDocument;
  /** The fields as they are, and as they would be. */
  readonly present: ContentFields;
  readonly earlier: ContentFields;
  /** The version to which it returns. */
  readonly version: number;
  /** Whether visitors do not see it then, as before the release. */
  readonly isHiddenAgain: boolean;
}

/**
 * Reads what a roll-back would change, as the database would do it (`roll_back_release`).
 * @throws {ServiceError} also if a document was deleted
 */
export function readRollBack(items: readonly ReleaseItem[]): Promise<readonly RolledBackDocument[]> {
  return Promise.all(
    items.map(async ({ returnsTo: version, ...document }) => {
      const { table, id } = document;
      const client = await getClient();
      const [row, before] = await Promise.all([
        dataOf(client.from(table).select('*').eq('id', id).single()),
        dataOf(
          client.from('content_versions').select('snapshot').match({ table_name: table, row_id: id, version }).maybeSingle(),
        ),
      ]);
      // Without a version in the history nothing changes.
      const earlier = before === null ? row : fieldsOf(before.snapshot);
      return {
        document,
        present: editableFields(table, row),
        earlier: editableFields(table, earlier),
        version,
        isHiddenAgain: isPublished(statusOf(row)) && !isPublished(statusOf(earlier)),
      };
    }),
  );
}
