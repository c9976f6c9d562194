import * as t from '@duneline/specs/messages/admin-content';
import { Button, EmptyState, ErrorState, Skeleton } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { getClient } from '../../../lib/backend/client.ts';
import { readContent } from '../contentStore.ts';
import { ThemeEditor } from './ThemeEditor.tsx';

/** The editor of the active theme (spec §3 `theme_config`). */
export function ThemeScreen() {
  const theme = useQuery({ queryKey: ['theme_config', 'editor'], queryFn: readActiveTheme, staleTime: Infinity });
  if (theme.isPending) return <Skeleton lines={8} />;
  if (theme.isError) {
    return (
      <ErrorState title={t.loadFailed} action={<Button onPress={() => void theme.refetch()}>{t.retry}</Button>}>
        {theme.error.message}
      </ErrorState>
    );
  }
  if (theme.data === null) return <EmptyState title={t.themeMissing} />;
  return <ThemeEditor key={theme.data.id} id={theme.data.id} opened={theme.data.opened} />;
}

async function readActiveTheme() {
  const client = await getClient();
  const { data, error } = await client.from('theme_config').select('id').eq('is_active', true).maybeSingle();
  if (error) throw error;
  return data && { id: data.id, opened: await readContent('theme_config', data.id) };
}
