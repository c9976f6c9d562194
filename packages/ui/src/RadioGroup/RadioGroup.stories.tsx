import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Form } from '../Form/Form.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { trend } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const methods = [
  { id: 'upi', label: 'UPI' },
  { id: 'bank', label: 'Bank' },
] as const;

const schedules = [
  { id: 'biweekly', label: 'Every 14 days', description: 'Included in every program.' },
  { id: 'weekly', label: 'Every 7 days', description: '$29 more.' },
  { id: 'demand', label: 'On demand', description: 'Coming soon.', isDisabled: true },
] as const;

const payments = [
  { id: 'card', label: 'Card', description: 'Worldwide', mark: <Icon of={trend} /> },
  { id: 'upi', label: 'UPI', description: 'India', mark: <Icon of={trend} /> },
  { id: 'wire', label: 'Wire', isDisabled: true },
] as const;

const meta = preview.meta({
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  decorators: [narrowDecorator],
  args: { label: 'Payout method', items: methods },
  parameters: notes({
    dos: ['Use it for two to six options in a form, of which one is selected.', 'Describe the price or meaning of each option.'],
    donts: [
      'For immediate changes of the view use a SegmentedControl or a ChipGroup.',
      'For more than six options use a Select; tiles with logos may be up to ten.',
      'For yes or no use a Checkbox.',
    ],
    keys: {
      Tab: 'Moves to the selected one, and out of the group.',
      '↑, ↓, ←, →': 'Selects the previous or next one.',
      Space: 'Selects it.',
    },
    announces: [
      'Role "radiogroup" with its label, its error and its description; each radio with its position and its own description.',
    ],
    clause: '§9 Payouts, Add-ons',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={32}>
      <RadioGroup label="Payout method" items={methods} defaultValue="upi" orientation="horizontal" />
      <RadioGroup label="Payouts" items={schedules} defaultValue="biweekly" description="You can change it after each payout." />
      <RadioGroup label="Payout method" items={methods} errorMessage="Choose how we pay you." necessity="required" />
      <RadioGroup label="Payout method" items={methods} defaultValue="bank" isDisabled description="Set by your KYC." />
      <RadioGroup label="Payment method" items={payments} defaultValue="card" variant="tiles" />
      <RadioGroup label="Payment method" items={payments} errorMessage="Choose how you pay." variant="tiles" />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  name: 'Is one stop of the keyboard and moves with the arrow keys past what is not available',
  tags: ['!visual'], // covered by the screenshots of States
  args: { label: 'Payouts', items: schedules, defaultValue: 'biweekly', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Every 14 days' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('weekly');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('biweekly');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const Marked = meta.story({
  name: 'Draws a mark before a label, which alone is the name',
  tags: ['!visual'], // the checkout's pictures show it
  args: { items: [{ id: 'upi', label: 'UPI', mark: <Icon of={trend} /> }] },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: 'UPI' });
    await expect(radio.closest('label')?.querySelector('svg')).toBeVisible();
  },
});

export const Tiles = meta.story({
  name: 'Selects a tile that is pressed anywhere',
  tags: ['!visual'], // covered by the screenshots of States
  args: { items: payments, variant: 'tiles', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: 'UPI' });
    const { left, bottom } = canvas.getByText('India').getBoundingClientRect();
    const pressed = document.elementFromPoint(left + 1, bottom - 1);
    if (pressed) await userEvent.click(pressed);
    await expect(radio).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('upi');
  },
});

export const TilesFromTheRight = meta.story({
  name: 'Moves with the left arrow key to the tile at the left, from right to left',
  globals: { direction: 'rtl' },
  tags: ['!visual'], // covered by the screenshots of States
  args: { items: payments, variant: 'tiles', defaultValue: 'card' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const [card, upi] = [canvas.getByText('Card'), canvas.getByText('UPI')].map((label) => label.getBoundingClientRect().left);
    await expect(upi).toBeLessThan(card ?? 0);
    await expect(canvas.getByRole('radio', { name: 'UPI' })).toHaveFocus();
  },
});

export const Described = meta.story({
  name: 'Is a named group whose radios have their own descriptions',
  tags: ['!visual'], // covered by the screenshots of States
  args: { label: 'Payouts', items: schedules, description: 'You can change it later.', isRequired: true },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Payouts' });
    await expect(group).toHaveAccessibleDescription('You can change it later.');
    await expect(group).toBeRequired();
    const weekly = canvas.getByRole('radio', { name: 'Every 7 days' });
    await expect(weekly).toHaveAccessibleDescription(expect.stringContaining('$29 more.'));
    await userEvent.click(canvas.getByText('Every 7 days'));
    await expect(weekly).toBeChecked();
  },
});

export const InForm = meta.story({
  name: 'Carries its value in a form and shows the error of its name until it changes',
  tags: ['!visual'], // covered by the screenshots of States
  render: (args) => (
    <Form aria-label="Payout" validationErrors={{ method: 'Your bank declined. Take another method.' }}>
      <RadioGroup {...args} name="method" defaultValue="bank" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(expect.stringContaining('Your bank declined.'));
    await userEvent.click(canvas.getByText('UPI'));
    await expect(canvas.queryByText(/Your bank declined/)).toBeNull();
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('method')).toBe('upi');
  },
});
