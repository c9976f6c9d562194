import { expect, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Receipt } from './Receipt.tsx';

const meta = preview.meta({
  title: 'Drawings/Receipt',
  component: Receipt,
  args: {
    lead: 'You pay once',
    amount: '$128.00',
    badge: <Badge tone="accent">Refundable 100%</Badge>,
    rows: [
      { id: 'fee', label: 'Evaluation fee, $10,000', value: '$99.00' },
      { id: 'weekly', label: 'Weekly payouts', note: '+$29', value: '$29.00' },
      { id: 'drawdown', label: 'Extra 5% drawdown', note: '+$49', value: 'not added', isMuted: true },
      { id: 'total', label: 'Total today', value: '$128.00', isTotal: true },
    ],
    action: (
      <ButtonLink variant="primary" size="lg" href="/checkout">
        Start challenge
      </ButtonLink>
    ),
    note: 'Visa, Mastercard, Google Pay, Apple Pay, UPI, PayPal, Bitcoin, USDT',
    back: {
      lead: 'When you pass, you receive',
      rows: [
        { id: 'refund', label: 'Fee refunded', value: '+ $99.00', isGain: true },
        { id: 'bonus', label: '10% of the $1,000 target', value: '+ $100.00', isGain: true },
      ],
      total: { label: 'Winner’s bonus', value: '$199' },
      note: 'Paid in 5–7 business days. A breach ends the account; a retry of the same size costs 10% less for 14 days.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 384 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: [
      'Show every part of the sum, including add-ons that are not selected, and mark the sum with `isTotal`.',
      'State the condition of a refund in its note.',
    ],
    donts: ['For rules without a sum use a RuleList.', 'Only one action.'],
    announces: ['Terms and their amounts; with `isLive`, the amount politely when it changes.'],
    machine: 'pricing-selector',
    clause: '§9 Prices, winner’s bonus, refunds',
  }),
});

/** Payments above the tear-off line, refunds below it; every amount has a label. */
export const PayAndGetBack = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map((term) => term.textContent);
    const amounts = canvas.getAllByRole('definition').map((definition) => definition.textContent);
    await expect(names).toHaveLength(amounts.length);
    await expect(amounts[names.indexOf('Total today')]).toBe('$128.00');
    await expect(amounts[names.indexOf('Winner’s bonus')]).toBe('$199');
    await expect(within(canvas.getByText('Total today').parentElement ?? document.body).getByText('$128.00')).toBeVisible();
  },
});

/** Only a payment, without a second part. */
export const PayOnly = meta.story({ args: { back: undefined, badge: undefined } });
