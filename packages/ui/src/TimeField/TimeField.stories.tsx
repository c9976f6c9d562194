import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TimeField } from './TimeField.tsx';

const meta = preview.meta({
  title: 'Forms/TimeField',
  component: TimeField,
  decorators: [narrowDecorator],
  args: { label: 'Starts at', defaultValue: '14:30', onChange: fn() },
  parameters: {
    accessibility: { tabOrder: 'The parts of a time stand from left to right in every language.' },
    ...notes({
      dos: [
        'Pass times as ISO 8601, `14:30`: the field writes them as the language of the I18nProvider does.',
        'Say in the label or description whose time it is: "in UTC", "in Dubai".',
        'Set `minValue` and `maxValue` if only some times are valid: another one gets an error.',
      ],
      donts: ['For a day use a DatePicker.', 'For a few fixed times, such as the hours of a session, use a Select.'],
      keys: {
        Digits: 'Type a part of the time; when it is complete, the next part is focused.',
        '↑, ↓': 'Increase or decrease a part, also between morning and afternoon.',
        '←, →': 'Move to another part.',
        Backspace: 'Clears a part.',
      },
      announces: [
        'A group with the label; in it a spin button for each part: "hour", "minute", "AM/PM", with error and description.',
        'The new value of a part after each change.',
      ],
    }),
  },
});

const part = (name: RegExp) => screen.getByRole('spinbutton', { name });

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <TimeField label="Starts at" defaultValue="14:30" description="In UTC." />
      <TimeField label="Ends at" necessity="optional" />
      <TimeField label="Starts at" defaultValue="14:30:05" granularity="second" hourCycle={24} />
      <TimeField label="Starts at" defaultValue="22:15" errorMessage="The market is closed then. Choose a time before 21:00." />
      <TimeField label="Starts at" defaultValue="14:30" isDisabled description="Set by the session." />
    </Stack>
  ),
});

export const Typed = meta.story({
  name: 'Takes a time that is typed, part by part, and reports it as ISO 8601',
  tags: ['!visual'], // covered by the pictures of States
  args: { defaultValue: null },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(part(/^hour/)).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(part(/^minute/)).toHaveFocus();
    await userEvent.keyboard('05');
    await expect(part(/^AM/)).toHaveFocus();
    await userEvent.keyboard('p');
    await expect(args.onChange).toHaveBeenLastCalledWith('21:05:00');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('21:06:00');
  },
});

export const Deleted = meta.story({
  name: 'Has no time while a part is deleted, and the old one of the other parts when it is typed again',
  tags: ['!visual'], // covered by the pictures of States
  render: (args) => (
    <Form aria-label="Session">
      <TimeField {...args} name="start" />
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('start')).toBe('14:30:00');
    await userEvent.click(part(/^minute/));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(new FormData(form).get('start')).toBe('');
    await userEvent.keyboard('45');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:45:00');
    await expect(new FormData(form).get('start')).toBe('14:45:00');
  },
});

export const InForm = meta.story({
  name: 'Is reset with its form, and shows the error of its name',
  tags: ['!visual'], // covered by the pictures of States
  render: (args) => (
    <Form aria-label="Session" onSubmit={fn()} validationErrors={{ start: 'Another session starts then.' }}>
      <TimeField {...args} name="start" />
      <Button type="reset">Reset</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(canvas.getByText('Another session starts then.')).toBeVisible();
    await userEvent.click(part(/^hour/));
    await userEvent.keyboard('{ArrowUp}');
    await expect(new FormData(form).get('start')).toBe('15:30:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(new FormData(form).get('start')).toBe('14:30:00'));
  },
});

export const RightToLeft = meta.story({
  name: 'Has hours before minutes in Arabic too, and arrow keys go where they point',
  globals: { direction: 'rtl' },
  args: { label: 'تبدأ في' },
  decorators: [(Story) => <I18nProvider locale="ar-AE">{Story()}</I18nProvider>],
  play: async ({ args, canvas, userEvent }) => {
    const [hour, minute, half] = canvas.getAllByRole('spinbutton');
    const left = (element?: HTMLElement) => element?.getBoundingClientRect().left ?? Number.NaN;
    await expect(left(half)).toBeLessThan(left(hour));
    await expect(left(hour)).toBeLessThan(left(minute));
    await userEvent.tab();
    await expect(hour).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(minute).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:31:00');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(hour).toHaveFocus();
  },
});
