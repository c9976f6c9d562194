import * as t from '@duneline/specs/messages/admin-content';
import { Button, ErrorState, Skeleton } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemOf } from '../../lib/query/problemOf.ts';
import { readContent, type OpenedContent } from './contentStore.ts';
import type { ContentTable } from './contentTables.ts';

export interface OpenedEditorProps {
  readonly table: ContentTable;
  readonly id: string;
  readonly children: (opened: OpenedContent) => ReactNode;
}

/** Reads a content row and its draft once, and then shows the editor. */
export function OpenedEditor({ table, id, children }: OpenedEditorProps) {
  const content = useQuery({
    queryKey: ['content-editor', table, id],
    queryFn: () => readContent(table, id),
    staleTime: Infinity,
    gcTime: 0, // a reopened editor starts with the stored state
  });
  if (content.isPending) return <Skeleton lines={8} />;
  if (content.isError) {
    return (
      <ErrorState title={t.loadFailed} action={<Button onPress={() => void content.refetch()}>{t.retry}</Button>}>
        {problemOf(content.error).text}
      </ErrorState>
    );
  }
  return children(content.data);
}
