import { expect, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PayoutProof, type PayoutProofProps } from './PayoutProof.tsx';

const unchecked: PayoutProofProps = {
  name: 'M. Okafor',
  when: { text: '2 hours ago', dateTime: '2026-11-22T10:00:00Z' },
  amount: '$1,240.00',
  country: { code: 'NG', name: 'Nigeria', city: 'Lagos' },
  method: 'Bank',
  account: '$50K account, simulated',
  share: '80% share',
  receipt: 'DL-48213',
  note: 'Sample',
};

const meta = preview.meta({
  title: 'Blocks/PayoutProof',
  component: PayoutProof,
  args: { ...unchecked, verified: 'Receipt checked' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 272 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: ['State "Sample" for samples.', 'Pass `verified` only if somebody has checked the receipt.'],
    donts: ['No flags: the country’s code with its name for screen readers.'],
    announces: ['An article labeled by person and amount; the country’s name instead of its code.'],
    machine: 'payout-marquee',
    clause: '§3 Payout entry; §2 Recent payouts',
  }),
});

export const States = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 580 }}>{Story()}</div>],
  render: (args) => {
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 256px), 272px))', gap: 16 }}>
        <PayoutProof {...args} />
        <PayoutProof
          {...unchecked}
          name="P. Deshmukh"
          receipt="DL-48207"
          amount="$615.40"
          method="UPI"
          country={{ code: 'IN', name: 'India', city: 'Pune' }}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const proof = within(canvas.getByRole('article', { name: 'M. Okafor, $1,240.00' }));
    await expect(proof.getByText('Receipt checked')).toBeVisible();
    await expect(proof.getByTitle('Nigeria')).toHaveTextContent('NG');
    await expect(canvas.getAllByText('Receipt checked')).toHaveLength(1);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
