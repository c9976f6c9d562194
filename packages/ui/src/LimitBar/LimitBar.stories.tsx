import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LimitBar } from './LimitBar.tsx';

const meta = preview.meta({
  title: 'Drawings/LimitBar',
  component: LimitBar,
  args: {
    label: 'Daily loss',
    used: 124,
    limit: 532,
    value: '$408.00 left',
    valueText: '$124.00 used of $532.00, $408.00 left, simulated',
    notes: { start: '$124.00 used of $532.00', end: '5% of yesterday' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

/** What is left stands in figures; what is used is the bright part. */
export const Left = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Daily loss' });
    await expect(meter).toHaveAttribute('value', '124');
    await expect(meter).toHaveAttribute('aria-valuetext', '$124.00 used of $532.00, $408.00 left, simulated');
  },
});

/** A loss beyond the limit ends at the red mark. */
export const Breached = meta.story({
  args: { used: 700, value: 'breached', valueText: 'Limit breached' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('value', '532');
  },
});
