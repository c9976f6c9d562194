import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { SizeTilesProps } from './SizeTiles.tsx';
import { SizeTiles } from './SizeTiles.tsx';

const tiles = (
  [
    ['5000', '$5K', '$59'],
    ['10000', '$10K', '$99'],
    ['25000', '$25K', '$159'],
    ['50000', '$50K', '$269'],
    ['100000', '$100K', '$469'],
    ['200000', '$200K', '$849'],
  ] as const
).map(([id, size, price]) => ({ id, size, price }));

const meta = preview.meta({
  title: 'Drawings/SizeTiles',
  component: SizeTiles,
  args: { 'aria-label': 'Account size', name: 'size', items: tiles, defaultSelectedKey: '10000', onSelectionChange: fn() },
  parameters: notes({
    dos: ['Order them from small to large: the ridge grows with them.', 'Show an old price only if it was charged.'],
    donts: ['For more than six or unordered options use a Select.'],
    keys: {
      Tab: 'Moves to the selected tile.',
      'Arrow keys': 'Select the next or previous tile; unavailable tiles are skipped.',
    },
    announces: ['A group with its label; each tile is a radio named by size and price.'],
    machine: 'pricing-selector',
    clause: '§4 Pricing selector: size',
  }),
});

/** Native radios: arrow keys change the selection. */
export const OneRow = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$25K $159' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '$50K $269' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '$50K $269' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '$10K $99' })).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('10000');
    await expect(canvas.getByRole('group', { name: 'Account size' })).toBeVisible();
  },
});

/** A controlled group; arrow keys skip unavailable tiles. */
export const FromOutside = meta.story({
  args: { items: tiles.map((tile) => ({ ...tile, isDisabled: tile.id === '25000' })) },
  render: function FromOutside({ onSelectionChange, ...props }: SizeTilesProps) {
    const [value, setValue] = useState('10000');
    return (
      <SizeTiles
        {...props}
        selectedKey={value}
        onSelectionChange={(next) => {
          setValue(next);
          onSelectionChange?.(next);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$10K $99' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '$50K $269' })).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('50000');
  },
});

/** With an old price struck through, for real discounts. */
export const WithOldPrices = meta.story({
  args: {
    defaultSelectedKey: '2500',
    items: [
      { id: '2500', size: '$2.5K', price: '$199', oldPrice: '$249' },
      { id: '5000', size: '$5K', price: '$299', oldPrice: '$399' },
      { id: '10000', size: '$10K', price: '$499', oldPrice: '$649' },
    ],
  },
});
