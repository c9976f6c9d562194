import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const sizes = [
  ['5K', 5900],
  ['10K', 9900],
  ['25K', 19_900],
  ['50K', 29_900],
  ['100K', 46_900],
  ['200K', 89_900],
] as const;

const meta = preview.meta({
  title: 'Layout/Grid',
  component: Grid,
  parameters: notes({
    dos: [
      'Use `columns` if the number of cells is known, otherwise `least`.',
      'Use `as="ul"` with `<li>` cells for a list of similar items.',
    ],
    donts: ['For parts of different widths use Columns.', 'For data with headings use a Table.'],
    announces: ['As a list, the number of cells; otherwise nothing.'],
  }),
});

function Size({ size, cents }: { readonly size: string; readonly cents: number }) {
  return (
    <Card as="li">
      <Stack gap={4}>
        <Text size="lg" isStrong>
          {size}
        </Text>
        <Text size="sm" tone="muted">
          <Money cents={cents} />
        </Text>
      </Stack>
    </Card>
  );
}

const cells = sizes.map(([size, cents]) => <Size key={size} size={size} cents={cents} />);

export const States = meta.story({
  render: () => (
    <Stack gap={32}>
      <Grid as="ul" columns={6} phoneColumns={3} gap={12}>
        {cells}
      </Grid>
      <Grid as="ul" least={240}>
        {cells}
      </Grid>
    </Stack>
  ),
});

export const OnAPhone = meta.story({
  name: 'Keeps two columns on a phone when asked, and says that it is a list',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Grid as="ul" columns={3} phoneColumns={2} gap={12}>
      {cells}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(2);
  },
});

export const Narrow = meta.story({
  name: 'Never makes a cell wider than the window',
  tags: ['!visual', 'audited'], // measured, not shown
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Grid as="ul" least={320}>
      {cells}
    </Grid>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
