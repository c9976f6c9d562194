import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const presets = [
  { label: 'Last 7 days', range: { start: '2026-09-10', end: '2026-09-16' } },
  { label: 'Last 30 days', range: { start: '2026-08-18', end: '2026-09-16' } },
  { label: 'This month', range: { start: '2026-09-01', end: '2026-09-16' } },
];
const lastWeek = presets[0]?.range ?? null;

const meta = preview.meta({
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  decorators: [narrowDecorator],
  args: { label: 'Period', defaultValue: lastWeek, presets, onChange: fn() },
  parameters: notes({
    dos: [
      'Add presets for common ranges; the caller calculates their days.',
      'Both days are included: the 10th to the 16th are seven days.',
    ],
    donts: ['For a single day use a DatePicker.', 'For three or four fixed periods use a SegmentedControl.'],
    keys: {
      'Digits, ↑, ↓, ←, →, Backspace': 'As in a DatePicker; the second day follows the first.',
      'Alt ↓': 'Opens the presets and the calendar.',
      Enter: 'In the calendar: selects the first day, then the last.',
      Escape: 'Cancels a range whose last day is missing; otherwise closes without a change.',
    },
    announces: [
      'A group with the label; in it a spin button for each part of start and end, with the range, error and description.',
      'Each preset as a button, "pressed" if it is the current range.',
      'In the calendar, how to start and end a range, and the selected range.',
    ],
    clause: '§2 /affiliate-dashboard: earnings, analytics',
  }),
});

const openCalendar = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: /Calendar/ }));
  return screen.findByRole('application');
};

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <DateRangePicker label="Period" defaultValue={lastWeek} />
      <DateRangePicker label="Period" necessity="optional" description="Both days belong to it." />
      <Form aria-label="Checked at once" validationBehavior="aria">
        <DateRangePicker label="Period" defaultValue={{ start: '2026-09-16', end: '2026-09-10' }} />
      </Form>
      <DateRangePicker
        label="Period"
        defaultValue={lastWeek}
        errorMessage="Statements begin with October. Choose a later first day."
      />
      <DateRangePicker label="Period" defaultValue={lastWeek} isDisabled />
    </Stack>
  ),
});

export const Open = meta.story({
  args: { defaultOpen: true },
  parameters: { picture: 'page' },
  globals: { viewport: { value: 'tallPhone' } },
  play: async () => {
    await screen.findByRole('application', { name: /September 2026/ });
    await waitFor(() => expect(screen.getByRole('button', { name: /September 10, 2026/ })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

export const ByPreset = meta.story({
  name: 'Takes a range by name and hands the focus back',
  tags: ['!visual'], // covered by the screenshots of Open
  play: async ({ args, userEvent }) => {
    await openCalendar(userEvent);
    await userEvent.click(within(screen.getByRole('group', { name: 'Ranges' })).getByRole('button', { name: 'Last 30 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-08-18', end: '2026-09-16' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: /Calendar/ })).toHaveFocus());
  },
});

export const ByPointer = meta.story({
  name: 'Takes the first and the last day, by pointer',
  tags: ['!visual'], // covered by the screenshots of Open
  play: async ({ args, userEvent }) => {
    const calendar = await openCalendar(userEvent);
    await userEvent.click(within(calendar).getByRole('button', { name: /September 21, 2026/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(within(calendar).getByRole('button', { name: /September 3, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-09-03', end: '2026-09-21' });
  },
});

export const ByTouch = meta.story({
  name: 'Takes the first and the last day, by touch',
  tags: ['!visual'], // covered by the screenshots of Open
  play: async ({ args, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: /Calendar/ }) });
    for (const name of [/September 1, 2026/, /September 2, 2026/]) {
      await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('button', { name }) });
    }
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-09-01', end: '2026-09-02' });
  },
});

export const ByKeyboard = meta.story({
  name: 'Takes the first and the last day, by keys, and a second day by writing',
  tags: ['!visual'], // covered by the screenshots of Open
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /September 10, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // The day after has the focus already, so the keyboard continues from there.
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-09-17', end: '2026-09-19' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('spinbutton', { name: /day, End/ }));
    await userEvent.keyboard('25');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-09-17', end: '2026-09-25' });
  },
});

export const Backwards = meta.story({
  name: 'Says that the days are the wrong way round',
  tags: ['!visual'], // covered by the screenshots of States
  args: { defaultValue: { start: '2026-09-16', end: '2026-09-10' } },
  decorators: [
    (Story) => (
      <Form aria-label="Statement" validationBehavior="aria">
        {Story()}
      </Form>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Start date must be before end date.')).toBeVisible();
  },
});

export const InForm = meta.story({
  name: 'Carries both days in a form',
  tags: ['!visual'], // covered by the screenshots of States
  render: (args) => (
    <Form aria-label="Statement">
      <DateRangePicker {...args} startName="from" endName="to" />
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([
      ['from', '2026-09-10'],
      ['to', '2026-09-16'],
    ]);
  },
});

export const RightToLeft = meta.story({
  name: 'Reads from the right in Arabic',
  globals: { direction: 'rtl', viewport: { value: 'tallPhone' } },
  parameters: { picture: 'page' },
  args: {
    label: 'الفترة',
    presetsLabel: 'فترات',
    defaultOpen: true,
    presets: [
      { label: 'آخر 7 أيام', range: { start: '2026-09-10', end: '2026-09-16' } },
      { label: 'هذا الشهر', range: { start: '2026-09-01', end: '2026-09-16' } },
    ],
  },
  decorators: [(Story) => <I18nProvider locale="ar-AE">{Story()}</I18nProvider>],
  play: async () => {
    await screen.findByRole('application', { name: /سبتمبر/ });
    const days = [/10 سبتمبر/, /11 سبتمبر/].map((name) => screen.getByRole('button', { name }).getBoundingClientRect().left);
    await expect(days[1]).toBeLessThan(days[0] ?? 0);
  },
});
