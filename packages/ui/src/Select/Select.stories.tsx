import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Select } from './Select.tsx';

const methods = [
  { id: 'bank', label: 'Bank' },
  { id: 'upi', label: 'UPI' },
  { id: 'crypto', label: 'Crypto' },
] as const;

const programs = [
  { id: 'one', label: '1-step', description: 'One target of 10 %, no time limit.' },
  { id: 'two', label: '2-step', description: 'Two smaller targets, a lower price.' },
  { id: 'instant', label: 'Instant', description: 'Coming soon.', isDisabled: true },
] as const;

const meta = preview.meta({
  title: 'Forms/Select',
  component: Select,
  decorators: [narrowDecorator],
  args: { label: 'Payout method', items: methods },
  parameters: notes({
    dos: ['Use it for about five to thirty well-known options.', 'Preselect the most common option.'],
    donts: [
      'For two to four options use a RadioGroup, which shows all of them.',
      'For more than thirty options use a ComboBox, which filters.',
    ],
    keys: {
      'Enter, Space, ↓': 'Opens the list at the selected option.',
      '↑, ↓': 'Moves in the list.',
      'Home, End': 'The first and the last option.',
      'A letter': 'Moves to the next option that starts with the letter; on the closed field, selects it.',
      Escape: 'Closes the list without a change.',
    },
    announces: [
      'A button with the value and the label as its name, "collapsed" or "expanded", then error and description.',
      'In the list: role "listbox" with the label, each option with its position, its description and "selected".',
    ],
    clause: '§3 Payout entry: method',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <Select label="Payout method" items={methods} defaultValue="bank" />
      <Select
        label="Program"
        items={programs}
        placeholder="Choose a program"
        necessity="optional"
        description="You can change it until you pay."
      />
      <Select label="Payout method" items={methods} defaultValue="crypto" errorMessage="Your country allows bank and UPI." />
      <Select label="Payout method" items={methods} defaultValue="upi" isDisabled description="Set by your KYC." />
    </Stack>
  ),
});

export const Open = meta.story({
  parameters: { picture: 'page' },
  args: { defaultValue: 'bank', defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('listbox', { name: /Payout method/ });
    await waitFor(() => expect(screen.getByRole('option', { name: 'Bank' })).toHaveFocus());
  },
});

export const OpenWithDescriptions = meta.story({
  parameters: { picture: 'page' },
  args: { label: 'Program', items: programs, defaultValue: 'one', defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('option', { name: '2-step Two smaller targets, a lower price.' });
    await waitFor(() => expect(screen.getByRole('option', { name: /1-step/ })).toHaveFocus());
    await expect(screen.getByRole('option', { name: 'Instant Coming soon.' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ByPointer = meta.story({
  name: 'Chooses by pointer and hands the focus back',
  tags: ['!visual'], // covered by the screenshots of States and Open
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Payout method/ });
    await expect(trigger).toHaveTextContent('Choose');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'UPI' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('upi');
    await expect(trigger).toHaveTextContent('UPI');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const ByKeyboard = meta.story({
  name: 'Opens, moves, chooses and is left by keys',
  tags: ['!visual'], // covered by the screenshots of States and Open
  args: { defaultValue: 'bank', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: /Payout method/ });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Bank' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('crypto');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(trigger).toHaveTextContent('Crypto');
  },
});

export const InForm = meta.story({
  name: 'Carries its value in a form and shows the error of its name until it changes',
  tags: ['!visual'], // covered by the screenshots of States
  render: (args) => (
    <Form aria-label="Payout" validationErrors={{ method: 'Your country allows bank and UPI.' }}>
      <Select {...args} name="method" defaultValue="crypto" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('method')).toBe('crypto');
    const trigger = canvas.getByRole('button', { name: /Payout method/ });
    await expect(trigger).toHaveAccessibleDescription(expect.stringContaining('Your country allows bank and UPI.'));
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'UPI' }));
    await expect(new FormData(form).get('method')).toBe('upi');
    await waitFor(() => expect(canvas.queryByText('Your country allows bank and UPI.')).toBeNull());
  },
});

export const InDialog = meta.story({
  name: 'Opens above a dialog, and Escape closes the list alone',
  tags: ['!visual'], // covered by the screenshots of Open
  parameters: { picture: 'page' },
  args: { defaultValue: 'bank' },
  render: function Asked(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Request a payout">
        <Select {...args} />
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Payout method/ }));
    const option = await screen.findByRole('option', { name: 'Crypto' });
    await waitFor(() => {
      const { left, top } = option.getBoundingClientRect();
      return expect(option.contains(document.elementFromPoint(left + 20, top + 10))).toBe(true);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Request a payout' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  name: 'Has its sign at the end of the line in right-to-left text',
  globals: { direction: 'rtl' },
  args: { label: 'طريقة الدفع', items: [{ id: 'bank', label: 'حوالة مصرفية' }], defaultValue: 'bank' },
});

export const OpenRightToLeft = meta.story({
  name: 'Opens a list that runs from the right in right-to-left text',
  parameters: { picture: 'page' },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  args: { label: 'طريقة الدفع', items: [{ id: 'bank', label: 'حوالة مصرفية' }], defaultValue: 'bank', defaultOpen: true },
  play: async () => {
    const option = await screen.findByRole('option', { name: 'حوالة مصرفية' });
    await waitFor(() => expect(option).toHaveFocus());
    await expect(getComputedStyle(option).direction).toBe('rtl');
  },
});
