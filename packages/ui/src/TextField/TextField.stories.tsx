import { useState, type ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { lock } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const narrow = (Story: ComponentType) => (
  <div style={{ maxInlineSize: 400 }}>
    <Story />
  </div>
);

const meta = preview.meta({
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'E-mail' },
  decorators: [narrow],
  parameters: notes({
    dos: [
      'Explain errors and how to fix them: "Choose 5K to 200K.", not "Invalid".',
      'Set `autoComplete` and `type`, which determine the keyboard and autofill.',
    ],
    donts: [
      'Do not use a placeholder as a label: it disappears while typing.',
      'For several lines use a TextArea, for numbers a NumberField.',
    ],
    keys: { Tab: 'Moves to the next control.', Enter: 'Submits the surrounding form.' },
    announces: ['A text box with its label, "required" or "invalid", its error and its description.'],
    machine: 'sign-up',
    clause: '§5 Auth: e-mail or phone and a password',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <TextField label="E-mail" type="email" placeholder="name@example.com" autoComplete="email" />
      <TextField label="Coupon" defaultValue="RETRY10" necessity="optional" description="One per order." />
      <TextField label="Account size" defaultValue="250,000" errorMessage="Choose 5K to 200K." />
      <TextField label="Country" defaultValue="United Arab Emirates" icon={lock} isDisabled description="Set by your KYC." />
      <TextField label="Password" type="password" defaultValue="correct horse" autoComplete="current-password" />
    </Stack>
  ),
});

export const Focused = meta.story({
  args: { label: 'Coupon', defaultValue: 'RETRY10' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Coupon'));
    await expect(canvas.getByRole('textbox', { name: 'Coupon' })).toHaveFocus();
  },
});

export const Described = meta.story({
  name: 'Ties label, description and error to the input',
  tags: ['!visual'], // covered by the screenshots of States
  args: { label: 'Account size', description: 'In US dollars.', errorMessage: 'Choose 5K to 200K.', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Account size' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('Choose 5K to 200K.'));
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('In US dollars.'));
  },
});

export const Recovering = meta.story({
  name: 'Stays usable while its error comes and goes',
  tags: ['!visual'], // covered by the screenshots of States
  args: { onChange: fn() },
  render: function Sized(args) {
    const [value, setValue] = useState('');
    return (
      <TextField
        {...args}
        label="Size"
        value={value}
        onChange={setValue}
        errorMessage={value === '10' ? undefined : 'Write 10.'}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Size' });
    await expect(canvas.getByText('Write 10.')).toBeVisible();
    await userEvent.type(input, '10');
    await expect(canvas.queryByText('Write 10.')).toBeNull();
    await expect(input).toBeValid();
  },
});

export const Password = meta.story({
  name: 'Reveals and hides a password',
  args: { label: 'Password', type: 'password', defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
});
