import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { Stat, type StatProps } from './Stat.tsx';

const weeks = [410, 520, 470, 610, 690, 640, 760, 880, 790, 930, 1040, 1186];

const commission: StatProps = {
  label: 'Commission',
  value: '$8,926',
  change: { by: '27%', way: 'up', since: 'on the 12 weeks before' },
};

const meta = preview.meta({
  title: 'Data/Stat',
  component: Stat,
  args: commission,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(224px, 1fr))', gap: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Use it for facts, as the largest text of a screen.', "State that a simulated account's figure is simulated."],
    donts: ['It does not count up.', 'If a figure needs a sentence use text.'],
    announces: ['A description list: the name, the figure, then "up 27% on the 12 weeks before".'],
    clause: '§2 /affiliate-dashboard: figures',
  }),
});

export const States = meta.story({
  render: () => (
    <>
      <Stat
        label="Commission"
        value="$8,926"
        change={{ by: '27%', way: 'up', since: 'on the 12 weeks before' }}
        drawing={<Sparkline values={weeks} isFilled />}
      />
      <Stat label="Clicks" value="21,480" change={{ by: '4%', way: 'down', since: 'all links' }} />
      <Stat label="Breaches" value="3" change={{ by: '40%', way: 'down', isGood: true, since: 'on October' }} note="Simulated" />
      <Stat label="Open tickets" value="12" change={{ by: '0', way: 'flat' }} />
      <Stat label="Paid so far" value="$31,240" note="Last payout $1,040, 3 Nov" />
      <Stat frame="none" label="Sales" value="318" change={{ by: '19%', way: 'up', since: 'from 1,204 sign-ups' }} />
    </>
  ),
});

export const Spoken = meta.story({
  name: 'Says which way it moved, not by colour alone',
  tags: ['!visual'], // looks the same as States
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'up' })).toBeVisible();
    await expect(canvas.getByRole('term')).toHaveTextContent('Commission');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('$8,926');
  },
});

export const RightToLeft = meta.story({
  name: 'Turns round in Arabic, but not the line of time',
  globals: { direction: 'rtl' },
  args: { drawing: <Sparkline values={weeks} isFilled /> },
});
