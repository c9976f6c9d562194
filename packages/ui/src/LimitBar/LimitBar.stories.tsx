import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
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
  parameters: notes({
    dos: [
      'Show the remaining amount as the figure, and the used amount in the note.',
      'Write the value as text for screen readers, with "simulated".',
    ],
    donts: ['For progress toward a goal use a Sparkline with `known`, or Progress.'],
    announces: ['A meter with the label as its name and `valueText` as its value; the bar is decorative.'],
    machine: 'evaluation-lifecycle',
    clause: '§5 Daily loss limit, Maximum loss',
  }),
});

/** The remaining amount is the figure; the used amount is the bright part. */
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
