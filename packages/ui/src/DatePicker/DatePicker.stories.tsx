import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DatePicker } from './DatePicker.tsx';

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

const meta = preview.meta({
  title: 'Forms/DatePicker',
  component: DatePicker,
  decorators: [narrowDecorator],
  args: { label: 'Paid on', defaultValue: '2026-09-16', onChange: fn() },
  parameters: notes({
    dos: [
      'Pass and receive days as ISO 8601, `2026-09-16`: the field formats them in the language of the I18nProvider.',
      'Set `minValue` and `maxValue` if only some days are valid: the calendar is limited, and a typed day gets an error.',
    ],
    donts: ['To show a day use DateText.', 'For two related days use a DateRangePicker.'],
    keys: {
      Digits: 'Type a part of the date; when it is complete, the next part is focused.',
      '↑, ↓': 'Increase or decrease a part; in the calendar, move by a week.',
      '←, →': 'Move to another part; in the calendar, by a day.',
      Backspace: 'Clears a part.',
      'Alt ↓': 'Opens the calendar, in which Page Up and Page Down change the month and Enter selects.',
      Escape: 'Closes the calendar without a change.',
    },
    announces: [
      'A group with the label; in it a spin button for each part, with the whole day, error and description.',
      'The button "Calendar"; then a dialog labeled by the month, with each day in full.',
      'The month when it changes; the selected day.',
    ],
    clause: '§3 Payout entry: timestamp',
  }),
});

const part = (name: RegExp) => screen.getByRole('spinbutton', { name });
const openCalendar = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: /Calendar/ }));
  return screen.findByRole('application');
};

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <DatePicker label="Paid on" defaultValue="2026-09-16" />
      <DatePicker label="Born on" necessity="optional" description="As it is written in your passport." />
      <DatePicker
        label="Paid on"
        defaultValue="2027-02-01"
        errorMessage="No payout is made so far ahead. Choose a day of this year."
      />
      <Form aria-label="Checked at once" validationBehavior="aria">
        <DatePicker label="Paid on" defaultValue="2026-09-16" maxValue="2026-09-10" />
      </Form>
      <DatePicker label="Paid on" defaultValue="2026-09-16" isDisabled description="Set by the payout." />
    </Stack>
  ),
});

export const Open = meta.story({
  args: { defaultOpen: true, minValue: '2026-09-03', isDateUnavailable: isWeekend },
  parameters: { picture: 'page' },
  globals: { viewport: { value: 'window' } },
  play: async () => {
    await screen.findByRole('application', { name: /September 2026/ });
    await waitFor(() => expect(screen.getByRole('button', { name: /September 16, 2026/ })).toHaveFocus());
    await expect(screen.getByRole('button', { name: /September 19, 2026/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
});

export const OnAPhone = meta.story({
  args: { defaultOpen: true },
  parameters: { picture: 'page' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const calendar = await screen.findByRole('application');
    await waitFor(() => expect(within(calendar).getByRole('button', { name: /September 16/ })).toHaveFocus());
    await expect(document.documentElement.scrollWidth).toBe(360);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
});

export const Written = meta.story({
  name: 'Takes a day that is written, part by part, and tells it as ISO 8601',
  tags: ['!visual'], // covered by the screenshots of States
  args: { defaultValue: null },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(part(/^month/)).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(part(/^day/)).toHaveFocus();
    await userEvent.keyboard('28');
    await userEvent.keyboard('2024');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-02-28');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-02-29');
    await userEvent.keyboard('{ArrowRight}{Backspace>12/}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const ByKeyboard = meta.story({
  name: 'Opens, turns the month, chooses and hands the focus back, by keys',
  tags: ['!visual'], // covered by the screenshots of Open
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /September 16, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}{ArrowRight}');
    await expect(screen.getByRole('application')).toHaveAccessibleName(expect.stringContaining('October 2026'));
    await expect(screen.getByRole('button', { name: /October 17, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-17');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(part(/^month/)).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const ByPointer = meta.story({
  name: 'Turns the month, says which it is, and chooses, by pointer',
  tags: ['!visual'], // covered by the screenshots of Open
  play: async ({ args, userEvent }) => {
    const calendar = await openCalendar(userEvent);
    await userEvent.click(within(calendar).getAllByRole('button', { name: 'Next' })[0] as Element);
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('October 2026'));
    await userEvent.click(within(calendar).getByRole('button', { name: /October 1, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-01');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const ByTouch = meta.story({
  name: 'Opens and chooses by touch',
  tags: ['!visual'], // covered by the screenshots of Open
  play: async ({ args, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: /Calendar/ }) });
    const day = await screen.findByRole('button', { name: /September 21, 2026/ });
    await userEvent.pointer({ keys: '[TouchA]', target: day });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-21');
  },
});

export const Limited = meta.story({
  name: 'Says which days it takes, and does not choose another in the calendar',
  tags: ['!visual'], // covered by the screenshots of States and Open
  args: { maxValue: '2026-09-20', isDateUnavailable: isWeekend },
  play: async ({ args, canvas, userEvent }) => {
    const calendar = await openCalendar(userEvent);
    await userEvent.click(within(calendar).getByRole('button', { name: /September 19, 2026/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(part(/^day/));
    await userEvent.keyboard('25');
    await expect(canvas.getByText(/9\/20\/2026 or earlier/)).toBeVisible();
    await expect(part(/^day/)).toHaveAccessibleDescription(expect.stringContaining('or earlier'));
  },
  decorators: [
    (Story) => (
      <Form aria-label="Payout" validationBehavior="aria">
        {Story()}
      </Form>
    ),
  ],
});

export const InForm = meta.story({
  name: 'Carries its day in a form and shows the error of its name until it is left with another',
  tags: ['!visual'], // covered by the screenshots of States
  render: (args) => (
    <Form aria-label="Payout" onSubmit={fn()} validationErrors={{ paidOn: 'That day is closed. Choose the next one.' }}>
      <DatePicker {...args} name="paidOn" />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([['paidOn', '2026-09-16']]);
    await expect(canvas.getByText('That day is closed. Choose the next one.')).toBeVisible();
    await userEvent.click(part(/^day/));
    await userEvent.keyboard('{ArrowUp}');
    await expect(new FormData(form).get('paidOn')).toBe('2026-09-17');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByText('That day is closed. Choose the next one.')).toBeNull());
  },
});

export const RightToLeft = meta.story({
  name: 'Reads from the right in Arabic, and arrow keys go where they point',
  globals: { direction: 'rtl', viewport: { value: 'window' } },
  args: { label: 'تاريخ الدفع', defaultOpen: true },
  parameters: { picture: 'page' },
  decorators: [(Story) => <I18nProvider locale="ar-AE">{Story()}</I18nProvider>],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('application', { name: /سبتمبر/ });
    await waitFor(() => expect(screen.getByRole('button', { name: /16 سبتمبر/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('button', { name: /17 سبتمبر/ })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const OtherCalendar = meta.story({
  name: 'Counts in the calendar of the language, and still tells ISO 8601',
  tags: ['!visual'], // covered by the screenshots of RightToLeft
  globals: { direction: 'rtl' },
  args: { label: 'تاريخ الدفع', defaultValue: '2026-03-01' },
  decorators: [(Story) => <I18nProvider locale="ar-SA-u-ca-islamic-umalqura-nu-latn">{Story()}</I18nProvider>],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('spinbutton').map((field) => field.textContent)).toContain('1447');
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] as Element);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-02');
  },
});
