import { backendSpec } from '@duneline/specs/backend';
import { expect, it } from 'vitest';
import { openProject } from './project.ts';

const theme = backendSpec.seed.rows['theme_config']?.find((row) => row['is_active'] === true);
const colors = theme?.['colors'] as Record<'dark' | 'light', Record<string, string>>;

it('names every pair of a palette that cannot be read, to people who are signed in', async () => {
  const { client, clientOf } = openProject();
  const trader = await clientOf('trader');
  expect(await trader.rpc('unreadable_pairs', { _colors: colors })).toMatchObject({ data: '' });
  const faint = { ...colors, dark: { ...colors.dark, muted: '#7A7468' } };
  expect(await trader.rpc('unreadable_pairs', { _colors: faint })).toMatchObject({
    data: 'muted on background (dark), muted on secondary (dark)',
  });
  expect(await client().rpc('unreadable_pairs', { _colors: faint })).toMatchObject({ error: { code: '42501' } });
});
