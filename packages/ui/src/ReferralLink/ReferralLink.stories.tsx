import { expect, fn, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ReferralLink } from './ReferralLink.tsx';

const url = 'https://duneline.example/?ref=leila-karam';

/** A clipboard that accepts or rejects writes. */
function withClipboard(writeText: (text: string) => Promise<void>) {
  const real = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (real) Object.defineProperty(navigator, 'clipboard', real);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const meta = preview.meta({
  title: 'Blocks/ReferralLink',
  component: ReferralLink,
  args: { url, onCopy: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Pass the complete URL.'],
    donts: ['For a text that is not shared use a CopyButton.'],
    keys: {
      Tab: 'Moves to the link, which selects itself, then to both buttons.',
      'Space, Enter': 'Copies; shows or hides the QR code.',
    },
    announces: ['Politely: "Copied", or that copying failed and what to do.', 'The QR code as a figure with a name.'],
    clause: '§2 affiliate dashboard: tools',
  }),
});

export const States = meta.story({});

export const Copied = meta.story({
  name: 'Copies the link and says so',
  beforeEach: () => withClipboard(() => Promise.resolve()),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Copied'));
    await expect(args.onCopy).toHaveBeenCalledWith(url);
  },
});

export const CopyFailed = meta.story({
  name: 'Says what to do when the clipboard refuses, and selects itself',
  beforeEach: () => withClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError'))),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText('Copy failed - Please select and copy the text manually.')).toBeVisible();
    await expect(args.onCopy).not.toHaveBeenCalled();
    const link = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Your referral link' });
    await userEvent.click(link);
    await expect([link.selectionStart, link.selectionEnd]).toEqual([0, url.length]);
  },
});

export const QrCode = meta.story({
  name: 'Shows the QR code when it is asked for',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code' }));
    await expect(await canvas.findByRole('figure', { name: 'QR code of the link' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide QR code' })).toHaveAttribute('aria-expanded', 'true');
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'رابط الإحالة الخاص بك', words: { copy: 'نسخ', showQr: 'عرض رمز QR' } },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
