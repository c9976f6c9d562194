import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

const meta = preview.meta({
  title: 'Layout/Box',
  component: Box,
  parameters: notes({
    dos: [
      'Use it for a part of a page with padding, a background or a border, if Card, Alert and Receipt do not fit.',
      'Add a text or an icon to a tinted background: color is never the only signal.',
    ],
    donts: ['Not for interactive elements: use a component.', 'Not for rows and columns: use Stack, Inline, Grid and Columns.'],
    announces: ['Nothing of its own: the element in `as` determines it.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Grid columns={4} phoneColumns={2}>
      {(['line', 'control', 'chosen', 'torn'] as const).map((edge) => (
        <Box key={edge} padding={16} corner="card" edge={edge} ground="surface">
          <Text size="sm">{edge}</Text>
        </Box>
      ))}
      {(['surface', 'raised', 'accent', 'gain', 'loss', 'info', 'warn'] as const).map((ground) => (
        <Box key={ground} padding={16} corner="control" ground={ground}>
          <Text size="sm">{ground}</Text>
        </Box>
      ))}
      <Box padding={16} corner="control" ground="raised" edge="control" isFloating>
        <Text size="sm">floating</Text>
      </Box>
    </Grid>
  ),
});

export const Responsive = meta.story({
  name: 'Has less room on a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Box id="box" as="section" padding={{ base: 16, md: 32 }} paddingBlock={8} edge="line" corner="card">
      <Text>Close at +10% with every position flat and you have passed.</Text>
      <Box display={{ base: 'none', md: 'block' }}>
        <Text>Only where there is room.</Text>
      </Box>
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('#box');
    if (!box) throw new Error('The box is not there.');
    await expect(getComputedStyle(box).padding).toBe('8px 16px');
    await expect(canvas.getByText('Only where there is room.')).not.toBeVisible();
  },
});
