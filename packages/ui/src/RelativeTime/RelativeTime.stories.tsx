import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const now = Date.parse('2026-11-21T16:05:00Z');

const meta = preview.meta({
  title: 'Text/RelativeTime',
  component: RelativeTime,
  args: { value: '2026-11-21T13:00:00Z', now },
  parameters: notes({
    dos: [
      'Use it if recency matters: the last payout, a notice.',
      'Pass `now` if the result must not change: in tests and for printing.',
    ],
    donts: ['No countdowns, which create pressure.', 'For a deadline use a DateText with its zone.'],
    announces: ['The formatted time. Changes are not announced.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={8} align="start">
      <RelativeTime value="2026-11-21T16:04:30Z" now={now} />
      <RelativeTime value="2026-11-21T15:53:00Z" now={now} />
      <RelativeTime value="2026-11-21T13:00:00Z" now={now} width="short" />
      <RelativeTime value="2026-11-20T12:00:00Z" now={now} />
      <RelativeTime value="2026-12-05T16:05:00Z" now={now} />
      <RelativeTime value="2025-10-01" now={now} />
      <RelativeTime value="2026-11-21T13:00:00Z" now={now} locale="de" />
      <RelativeTime value="2026-11-21T13:00:00Z" now={now} locale="ar" />
    </Stack>
  ),
});

export const Said = meta.story({
  name: 'Says how long ago, and keeps the moment itself',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ canvas }) => {
    const time = canvas.getByText('3 hours ago');
    await expect(time).toHaveAttribute('title', 'Nov 21, 2026, 1:00 PM UTC');
  },
});
