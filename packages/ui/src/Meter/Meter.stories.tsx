import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Meter } from './Meter.tsx';

const meta = preview.meta({
  title: 'Feedback/Meter',
  component: Meter,
  args: {
    label: 'Profit target',
    value: 620,
    maxValue: 1000,
    valueLabel: '$620.00 of $1,000.00',
    valueText: '$620.00 of $1,000.00, simulated',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Write the value with its unit, so that it makes sense alone.', 'State the meaning of a color in the text.'],
    donts: ['For a process that ends use a Progress.', 'For a loss limit use a LimitBar; for values over days a chart.'],
    announces: ['Role "meter" with its label and `valueText`.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={32}>
      <Meter
        label="Profit target"
        value={620}
        maxValue={1000}
        valueLabel="$620.00 of $1,000.00"
        valueText="$620.00 of $1,000.00, simulated"
        note="Simulated, phase 1"
      />
      <Meter
        label="Profit target"
        value={1040}
        maxValue={1400}
        mark={1000}
        tone="success"
        valueLabel="Passed, $1,040.00"
        valueText="Passed, $1,040.00 of $1,000.00, simulated"
        note="The mark is the target: 10% of $10,000.00"
      />
      <Meter
        label="Share of the best day"
        value={44}
        mark={50}
        tone="warning"
        valueLabel="44%, near the rule"
        valueText="44 percent, near the rule of 50 percent"
      />
      <Meter
        label="Share of the best day"
        value={61}
        mark={50}
        tone="danger"
        valueLabel="61%, above the rule"
        valueText="61 percent, above the rule of 50 percent"
      />
    </Stack>
  ),
});

export const Heard = meta.story({
  name: 'Says its value in words',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Profit target' });
    await expect(meter).toHaveAttribute('value', '620');
    await expect(meter).toHaveAttribute('aria-valuetext', '$620.00 of $1,000.00, simulated');
  },
});

export const Outside = meta.story({
  name: 'Stays within its edges',
  tags: ['!visual'], // looks like a full bar
  args: { value: 1800 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('value', '1000');
  },
});

export const RightToLeft = meta.story({
  name: 'Grows from the right in right-to-left text',
  globals: { direction: 'rtl' },
  args: { mark: 800 },
});
