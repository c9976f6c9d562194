import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changedPaths } from '../../lib/changes/changedPaths.ts';
import { publishWithoutDraft, type OpenedContent } from './contentStore.ts';
import type { ContentTable } from './contentTables.ts';
import { useContentDraft } from './useContentDraft.ts';
import { useVersions } from './useVersions.ts';

/** A content row in an editor: its draft, its versions, and functions to change it. */
export function useContentEditor(table: ContentTable, id: string, opened: OpenedContent) {
  const { view, send, savedAt } = useContentDraft(table, id, opened);
  const versions = useVersions(table, id, view.status);
  const queries = useQueryClient();
  const published = versions.data?.[0] ?? { version: opened.row.version, fields: opened.row.fields, status: opened.status };
  /** For a row that is not public and has no draft; the machine receives this like any change of the row. */
  const publishing = useMutation({
    mutationFn: () => publishWithoutDraft(table, id, published.version),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['content_versions', table, id] }),
  });
  return {
    table,
    place: opened.place,
    view,
    send,
    savedAt,
    versions,
    published,
    count: changedPaths(published.fields, view.fields).length,
    change: (name: string, value: unknown) => send({ type: 'field.change', name, value }),
    publishing,
  };
}

export type ContentEditor = ReturnType<typeof useContentEditor>;
