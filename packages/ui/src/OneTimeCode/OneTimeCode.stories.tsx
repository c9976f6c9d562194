import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { OneTimeCode } from './OneTimeCode.tsx';

const narrow = (Story: ComponentType) => (
  <div style={{ maxInlineSize: 400 }}>
    <Story />
  </div>
);

const meta = preview.meta({
  title: 'Forms/OneTimeCode',
  component: OneTimeCode,
  decorators: [narrow],
  args: { label: 'Code', onChange: fn(), onComplete: fn() },
  parameters: notes({
    dos: ['Submit it on `onComplete`, without a button.', 'State where the code was sent.'],
    donts: ['For codes with letters, such as a coupon, use a TextField.'],
    keys: { '0–9': 'Enters the next digit; other characters are ignored.', Backspace: 'Deletes the last digit.' },
    announces: ['One text box with its label, its error and its description: the cells are decorative.'],
    machine: 'one-time-code',
    clause: '§7 Auth service: /otp, /verify; §4 assurance aal2',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={32}>
      <OneTimeCode label="Code" description="6 digits, from the message that we sent you." />
      <OneTimeCode label="Code" defaultValue="4711" description="It is checked with its last digit." />
      <OneTimeCode label="Code" defaultValue="471108" errorMessage="The code is wrong, used or too old." />
      <OneTimeCode label="Code with eight digits" length={8} defaultValue="47110815" isReadOnly />
    </Stack>
  ),
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: '471108', description: 'It is checked with its last digit.' },
});

export const Typed = meta.story({
  name: 'Takes digits and nothing else, and tells when the last is there',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.click(input);
    await userEvent.keyboard('12a3 45');
    await expect(input).toHaveValue('12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
  },
});

export const Pasted = meta.story({
  name: 'Takes a pasted code with spaces or dashes',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }));
    await userEvent.paste('123-456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
});

export const Described = meta.story({
  name: 'Is one field that the system can fill in, tied to its description and error',
  tags: ['!visual'], // covered by the screenshots of States
  args: { description: 'From the message.', errorMessage: 'The code is wrong.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(expect.stringMatching(/From the message.*|The code is wrong./));
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
});

export const RightToLeft = meta.story({
  name: 'Keeps its digits from left to right in right-to-left text',
  globals: { direction: 'rtl' },
  args: { label: 'رمز التحقق', defaultValue: '4711' },
});
