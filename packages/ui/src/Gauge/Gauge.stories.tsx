import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Gauge } from './Gauge.tsx';

const meta = preview.meta({
  title: 'Charts/Gauge',
  component: Gauge,
  args: {
    label: 'Daily loss used',
    value: 124,
    maxValue: 532,
    warnFrom: 400,
    figure: '23%',
    text: '$124 of $532, $408 left, simulated',
  },
  parameters: notes({
    dos: ['State in the text what is left, and how close the limit is.'],
    donts: ['In a small space use a LimitBar.', 'For a value without limits use a Stat.'],
    announces: ['A meter with the label as its name, and figure and text as its value.'],
    machine: 'evaluation-lifecycle',
    clause: '§5 Daily loss limit, Maximum loss',
  }),
});

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, 240px)', gap: 48 }}>
      <Gauge label="Risk today" value={0} maxValue={532} figure="0%" text="nothing of $532 is used, simulated" />
      <Gauge label="Daily loss used" value={124} maxValue={532} warnFrom={400} figure="23%" text="$408 of $532 left, simulated" />
      <Gauge
        label="Daily loss used"
        value={470}
        maxValue={532}
        warnFrom={400}
        figure="88%"
        text="near the limit: $62 left, simulated"
      />
      <Gauge label="Daily loss used" value={700} maxValue={532} warnFrom={400} figure="100%" text="limit breached, simulated" />
    </div>
  ),
});

export const Heard = meta.story({
  name: 'Is heard as a meter, and never beyond its end',
  args: { value: 700, figure: '100%', text: 'limit breached' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Daily loss used' });
    await expect(meter).toHaveAttribute('value', '532');
    await expect(meter).toHaveAttribute('aria-valuetext', '100%, limit breached');
  },
});
