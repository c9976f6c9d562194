import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Timeline, type TimelineEvent } from './Timeline.tsx';

const payout: readonly TimelineEvent[] = [
  {
    id: 'asked',
    title: 'Payout requested',
    time: '3 Nov, 09:12',
    dateTime: '2026-11-03T09:12',
    description: '$1,040.00 to the bank account ending 4021.',
  },
  { id: 'kyc', title: 'Identity confirmed', time: '3 Nov, 14:40', dateTime: '2026-11-03T14:40', tone: 'success' },
  {
    id: 'review',
    title: 'In review',
    time: 'since 4 Nov',
    dateTime: '2026-11-04',
    state: 'now',
    description: 'We compare the trades of this period with the rules.',
  },
  { id: 'sent', title: 'Sent to the bank', time: 'in 24\u2060–\u206048 h', state: 'ahead' },
  {
    id: 'next',
    title: 'Next payout',
    time: '17 Nov',
    dateTime: '2026-11-17',
    state: 'ahead',
    description: 'Every 14 days, from $50.',
  },
];

const meta = preview.meta({
  title: 'Data/Timeline',
  component: Timeline,
  args: { 'aria-label': 'Payout DL-P-2291', items: payout },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Use it for the history of one item: a payout, a ticket, an account.', 'Add dates, also for future events.'],
    donts: ['For steps that the reader takes use a Stepper.', 'For many events of many items use a Table.'],
    announces: ['A list with its name and number of events; the current one says "current step".'],
    clause: '§2 /affiliate-dashboard/payouts: history',
  }),
});

export const States = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Payout DL-P-2291' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('listitem', { current: 'step' })[0]).toHaveTextContent('In review');
    await expect(canvas.getByText('17 Nov')).toHaveAttribute('datetime', '2026-11-17');
  },
});

export const Broken = meta.story({
  name: 'Ends where an account ended',
  args: {
    'aria-label': 'Account DL-10-48213',
    items: [
      { id: 'start', title: 'Evaluation started', time: '28 Oct' },
      {
        id: 'breach',
        title: 'Daily limit breached',
        time: '15 Nov',
        tone: 'danger',
        description: 'The balance fell to $9,986, $14 below the limit. A retry costs 10% less for 14 days.',
      },
    ],
  },
});
