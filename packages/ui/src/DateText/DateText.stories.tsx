import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DateText } from './DateText.tsx';

const at = '2026-11-21T16:05:00Z';

const meta = preview.meta({
  title: 'Text/DateText',
  component: DateText,
  args: { value: at },
  parameters: notes({
    dos: [
      'State the time zone of a deadline: a trading day closes in the same zone for everybody.',
      'Pass days without a time: `2026-11-21` is the same day everywhere.',
    ],
    donts: [
      'For the time since an event use RelativeTime.',
      'Do not build dates into sentences yourself: their order depends on the language.',
    ],
    announces: ['The formatted date.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={8} align="start">
      <DateText value="2026-11-21" />
      <DateText value={at} form="long" />
      <DateText value={at} form="month" />
      <DateText value={at} form="moment" />
      <DateText value={at} form="moment" timeZone="Asia/Dubai" />
      <DateText value={at} form="time" timeZone="Asia/Dubai" />
      <DateText value={at} form="long" locale="de" />
      <DateText value={at} form="long" locale="ar" />
    </Stack>
  ),
});

export const ReadByMachines = meta.story({
  name: 'Carries the date for machines',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ canvas }) => {
    const date = canvas.getByText('Nov 21, 2026');
    await expect(date).toHaveAttribute('datetime', at);
  },
});
