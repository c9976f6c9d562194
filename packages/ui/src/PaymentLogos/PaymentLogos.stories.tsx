import { expect, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PaymentLogos } from './PaymentLogos.tsx';

const meta = preview.meta({
  title: 'Blocks/PaymentLogos',
  component: PaymentLogos,
  args: {
    'aria-label': 'Ways to pay',
    methods: [
      { id: 'visa', name: 'Visa', kind: 'card' },
      { id: 'mastercard', name: 'Mastercard', kind: 'card' },
      { id: 'google-pay', name: 'Google Pay' },
      { id: 'apple-pay', name: 'Apple Pay' },
      { id: 'upi', name: 'UPI' },
      { id: 'paypal', name: 'PayPal' },
      { id: 'bitcoin', name: 'Bitcoin', kind: 'crypto' },
      { id: 'usdt', name: 'USDT', kind: 'crypto' },
    ],
  },
  parameters: notes({
    dos: ["List the accepted methods in the checkout's order."],
    donts: ['Do not color or redraw a logo: it is shown as its owner draws it, in one color.'],
    announces: ['A list with a name; each item is the method and its kind.'],
    clause: '§9 Payment logos shown',
  }),
});

export const States = meta.story({
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Ways to pay' })).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Visa card',
      'Mastercard card',
      'Google Pay ',
      'Apple Pay ',
      'UPI ',
      'PayPal ',
      'Bitcoin crypto',
      'USDT crypto',
    ]);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
