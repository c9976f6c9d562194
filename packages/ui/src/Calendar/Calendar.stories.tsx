import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Calendar } from './Calendar.tsx';

const meta = preview.meta({
  title: 'Forms/Calendar',
  component: Calendar,
  args: { 'aria-label': 'Day', defaultValue: '2026-11-18', onChange: fn() },
  parameters: notes({
    dos: [
      'Use it where the days themselves are looked at: what happens on them, which are free.',
      'Mark days with `markedDays`, and list beside it what happens on them.',
    ],
    donts: ['For a date in a form use a DatePicker, which can be typed.', 'For two dates use a DateRangePicker.'],
    keys: {
      'Arrow keys': 'Move by a day or a week.',
      'Page Up, Page Down': 'Move by a month; with Shift by a year.',
      'Home, End': 'The first and the last day of the month.',
      'Enter, Space': 'Selects the day.',
    },
    announces: [
      'Role "application" with its label and month; a grid with weekdays; each day with its date, "selected" and "today".',
    ],
  }),
});

export const States = meta.story({
  render: () => (
    <Inline gap={48}>
      <Calendar
        aria-label="Day of the payout"
        defaultValue="2026-11-18"
        markedDays={new Set(['2026-11-06', '2026-11-18', '2026-11-26'])}
      />
      <Calendar
        aria-label="Day of the call"
        defaultValue="2026-11-18"
        minValue="2026-11-09"
        maxValue="2026-11-27"
        isDateUnavailable={(day) => day === '2026-11-19'}
      />
      <Calendar aria-label="Past day" defaultValue="2026-11-18" isDisabled />
    </Inline>
  ),
});

export const Keyboard = meta.story({
  name: 'Moves by day and week with arrow keys and selects with Enter',
  tags: ['!visual'], // looks the same as States
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /November 18, 2026/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-26');
  },
});

export const RightToLeft = meta.story({
  name: 'Turns its weeks and arrow keys round in right-to-left text',
  globals: { direction: 'rtl' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /November 18, 2026/ }).focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19');
  },
});
