import { useState, type ComponentType } from 'react';
import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

const narrow = (Story: ComponentType) => (
  <div style={{ maxInlineSize: 400 }}>
    <Story />
  </div>
);

const meta = preview.meta({
  title: 'Forms/PasswordField',
  component: PasswordField,
  decorators: [narrow],
  args: { label: 'New password' },
  parameters: notes({
    dos: [
      'Set `autoComplete` to "current-password" or "new-password" for password managers.',
      'Pass `strength` for a new password, with reasons for a low level.',
    ],
    donts: [
      'Ask for a password only once, because it can be shown.',
      'The meter only advises; show rejected passwords as an error.',
    ],
    keys: { Tab: 'Moves to "Show password", then on.', 'Enter, Space': 'On that button: shows or hides it.' },
    announces: ['A password box with its label and its error; the strength and the reasons when they change.'],
    machine: 'sign-up',
    clause: '§5 Auth; §8 weak-password error with reasons',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
      <PasswordField label="New password" description="At least 8 characters." autoComplete="new-password" strength={null} />
      <PasswordField
        label="New password"
        defaultValue="sand"
        strength={{ level: 0, label: 'Very weak', reasons: ['Shorter than 8 characters.'] }}
      />
      <PasswordField
        label="New password"
        defaultValue="leila2024"
        strength={{ level: 1, label: 'Weak', reasons: ['It holds your name or address.'] }}
      />
      <PasswordField label="New password" defaultValue="dune ridge" strength={{ level: 2, label: 'Fair', reasons: [] }} />
      <PasswordField
        label="New password"
        defaultValue="a long walk over dunes"
        strength={{ level: 4, label: 'Strong', reasons: [] }}
      />
    </Stack>
  ),
});

export const Announced = meta.story({
  name: 'Says how good the password is, and why it is not better',
  tags: ['!visual'], // covered by the screenshots of States
  render: function Judged(args) {
    const [text, setText] = useState('');
    const isLong = text.length >= 8;
    const strength = isLong
      ? ({ level: 4, label: 'Strong', reasons: [] } as const)
      : ({ level: 0, label: 'Very weak', reasons: ['Too short.'] } as const);
    return <PasswordField {...args} value={text} onChange={setText} strength={text ? strength : null} />;
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('New password');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(input, 'sand');
    await expect(canvas.getByRole('status')).toHaveTextContent('Very weak');
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('Too short.'));
    await userEvent.type(input, ' dunes at noon');
    await expect(canvas.getByRole('status')).toHaveTextContent('Strong');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
  },
});
