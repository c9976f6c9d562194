import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

const range = { start: '2026-11-09', end: '2026-11-18' };

const meta = preview.meta({
  title: 'Forms/RangeCalendar',
  component: RangeCalendar,
  args: { 'aria-label': 'Period', defaultValue: range, onChange: fn() },
  parameters: notes({
    dos: [
      'Use it where the days between the two are looked at: which are free, what happens on them.',
      'Say beside it what the range means, and how many days it has.',
    ],
    donts: ['For two dates in a form use a DateRangePicker, which can be typed.', 'For one day use a Calendar.'],
    keys: {
      'Arrow keys': 'Move by a day or a week.',
      'Page Up, Page Down': 'Move by a month; with Shift by a year.',
      'Home, End': 'The first and the last day of the month.',
      'Enter, Space': 'Selects the first day and moves to the next one, then selects the last day.',
      Escape: 'Cancels a range that was begun: the one before remains.',
    },
    announces: [
      'Role "application" with its label, month and selected range; a grid with weekdays; each day with its date and "selected".',
      'After the first day "Click to finish selecting date range"; then the whole range, politely.',
    ],
  }),
});

export const States = meta.story({
  render: () => (
    <Inline gap={48}>
      <RangeCalendar aria-label="Period of the report" defaultValue={range} markedDays={new Set(['2026-11-06', '2026-11-26'])} />
      <RangeCalendar
        aria-label="Pause of trading"
        defaultValue={{ start: '2026-11-16', end: '2026-11-18' }}
        minValue="2026-11-09"
        maxValue="2026-11-27"
        isDateUnavailable={(day) => day === '2026-11-20'}
      />
      <RangeCalendar aria-label="Past period" defaultValue={range} isDisabled />
    </Inline>
  ),
});

export const Keyboard = meta.story({
  name: 'Selects the first and the last day with Enter',
  tags: ['!visual'], // looks the same as States
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /November 9, 2026/ }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-25' });
  },
});

export const Backward = meta.story({
  name: 'Puts the earlier day first, whichever is selected first',
  tags: ['!visual'], // looks the same as States
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /November 25, 2026/ }));
    await userEvent.click(canvas.getByRole('button', { name: /November 20, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-20', end: '2026-11-25' });
  },
});

export const Canceled = meta.story({
  name: 'Keeps the former range when a new one is canceled by Escape',
  tags: ['!visual'], // looks the same as States
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /November 25, 2026/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Unavailable = meta.story({
  name: 'Ends before a day that is not available',
  tags: ['!visual'], // covered by the pictures of States
  globals: { direction: 'ltr' },
  args: { isDateUnavailable: (day) => day === '2026-11-24' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /November 20, 2026/ }));
    await expect(canvas.getByRole('button', { name: /November 25, 2026/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /November 23, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-20', end: '2026-11-23' });
  },
});

export const RightToLeft = meta.story({
  name: 'Turns its weeks and arrow keys round in right-to-left text',
  globals: { direction: 'rtl' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /November 9, 2026/ }).focus();
    await userEvent.keyboard('{Enter}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-11' });
  },
});
