import type { ContentDraftView } from '@duneline/machines';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readVersions } from './contentStore.ts';
import type { ContentTable } from './contentTables.ts';

/** Statuses after which the published row may have a new version. */
const changedStatuses: readonly ContentDraftView['status'][] = ['published', 'rolledBack', 'reading', 'conflict', 'unchanged'];

/** The versions of a row, the published one first; read again after every change of the published row. */
export function useVersions(table: ContentTable, id: string, status: ContentDraftView['status']) {
  const queries = useQueryClient();
  const queryKey = ['content_versions', table, id];
  useEffect(() => {
    if (changedStatuses.includes(status)) void queries.invalidateQueries({ queryKey: ['content_versions', table, id] });
  }, [status, queries, table, id]);
  return useQuery({ queryKey, queryFn: () => readVersions(table, id) });
}
