import * as t from '@duneline/specs/messages/admin-content';
import { Button, EmptyState, ErrorState, Skeleton } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { OpenedEditor } from '../OpenedEditor.tsx';
import { ThemeEditor } from './ThemeEditor.tsx';

/** The editor of the active theme (spec §3 `theme_config`). */
export function ThemeScreen() {
  const theme = useQuery({ queryKey: ['theme_config', 'active'], queryFn: readActiveId, staleTime: Infinity, gcTime: 0 });
  if (theme.isPending) return <Skeleton lines={8} />;
  if (theme.isError) {
    return (
      <ErrorState title={t.loadFailed} action={<Button onPress={() => void theme.refetch()}>{t.retry}</Button>}>
        {problemOf(theme.error).text}
      </ErrorState>
    );
  }
  const id = theme.data;
  if (id === null) return <EmptyState level={2} title={t.themeMissing} />;
  return (
    <OpenedEditor key={id} table="theme_config" id={id}>
      {(opened) => <ThemeEditor id={id} opened={opened} />}
    </OpenedEditor>
  );
}

async function readActiveId() {
  const client = await getClient();
  const theme = await dataOf(client.from('theme_config').select('id').eq('is_active', true).maybeSingle());
  return theme?.id ?? null;
}
