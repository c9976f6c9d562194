import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const narrow = (Story: ComponentType) => (
  <div style={{ maxInlineSize: 400 }}>
    <Story />
  </div>
);

const meta = preview.meta({
  title: 'Forms/Form',
  component: Form,
  decorators: [narrow],
  args: {
    'aria-label': 'Sign in',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="E-mail" name="email" type="email" autoComplete="email" isRequired />
        <TextField label="Password" name="password" type="password" autoComplete="current-password" isRequired />
        <Checkbox name="stay">Stay signed in</Checkbox>
        <Button type="submit" variant="primary">
          Sign in
        </Button>
      </>
    ),
  },
  parameters: notes({
    dos: [
      "Pass the server's errors by field name: each field shows its error until it changes.",
      'Say validationBehavior="aria" if your own code validates, as a machine or React Hook Form does.',
      'Put a FormSummary with the same errors first if the form is longer than a screen.',
    ],
    donts: [
      'Do not disable the button until everything is valid: users would not learn what is missing.',
      'For a problem without a field use an Alert.',
    ],
    keys: { Enter: 'Submits it from any single-line field.' },
    announces: ['Role "form" with its name; errors as descriptions of their fields.'],
    machine: 'sign-in',
    clause: '§5 Validation rules; §8 Auth errors',
  }),
});

export const Errors = meta.story({
  name: 'Shows errors at the fields they name',
  args: { validationErrors: { email: 'No account has this e-mail.' } },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining('No account has this e-mail.'));
  },
});

export const CheckedByCaller = meta.story({
  name: 'Leaves the checking to the caller',
  tags: ['!visual'], // looks the same as the initial form
  args: { validationBehavior: 'aria' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const CheckedByBrowser = meta.story({
  name: 'Is sent only when every field is valid',
  tags: ['!visual', 'audited'], // the messages are the browser's
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeInvalid();
  },
});
