import { expect, fn, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CopyButton } from './CopyButton.tsx';

const account = 'DL-48213-7';
const refused = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
const DAY = 86_400_000;

const meta = preview.meta({
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: account, onCopy: fn(), write: fn(() => Promise.resolve()), shownFor: DAY },
  parameters: notes({
    dos: [
      'Put it beside the text that it copies, which can also be read and selected.',
      'Name the text if there are several buttons: "Copy the key".',
    ],
    donts: ['For a link to share use a ReferralLink.', 'Do not show a toast: the button itself shows the result.'],
    keys: { 'Enter, Space': 'Copies.' },
    announces: [
      'Role "button" with its label, which stays the same.',
      'Politely, as "status": "Copied", or that copying failed and what to do.',
    ],
    clause: '§2 legal panel: Copy; §8 Clipboard failure',
  }),
});

export const States = meta.story({
  render: (args) => (
    <Stack gap={24} align="start">
      <Inline>
        <CopyButton {...args} />
        <CopyButton {...args} label="Copy the key" copiedLabel="Copied" variant="primary" />
        <CopyButton {...args} size="sm" />
        <CopyButton {...args} size="sm" variant="quiet" />
        <CopyButton {...args} isDisabled />
      </Inline>
      <Inline>
        <CopyButton {...args} aria-label="Copy the account" />
        <CopyButton {...args} aria-label="Copy the number" size="sm" variant="quiet" />
      </Inline>
    </Stack>
  ),
});

export const Copied = meta.story({
  name: 'Writes its text and says so, as wide as before',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(args.write).toHaveBeenCalledWith(account);
    await expect(args.onCopy).toHaveBeenCalledWith(account);
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveAccessibleName('Copy');
    await userEvent.unhover(button);
  },
});

export const SaysSoForAWhile = meta.story({
  name: 'Says so for a while',
  tags: ['!visual'], // looks the same as the idle button at the end
  args: { shownFor: 50 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

export const Refused = meta.story({
  name: 'Says what to do where the browser refuses, until it works',
  args: { write: fn(refused) },
  render: (args) => (
    <Inline>
      <code>{account}</code>
      <CopyButton {...args} />
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Copy failed - Please select and copy the text manually.'));
    await expect(status).toBeVisible();
    await expect(args.onCopy).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByRole('button'));
  },
});

export const WithoutClipboard = meta.story({
  name: 'Says what to do where there is no clipboard',
  tags: ['!visual'], // looks the same as Refused
  args: { write: undefined },
  beforeEach: () => {
    const real = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    return () => {
      if (real) Object.defineProperty(navigator, 'clipboard', real);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copy failed'));
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'نسخ', copiedLabel: 'تم النسخ' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'نسخ' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('تم النسخ'));
    await userEvent.unhover(canvas.getByRole('button'));
  },
});
