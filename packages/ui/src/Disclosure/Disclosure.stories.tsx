import { expect, fn, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Overlays/Disclosure',
  component: Disclosure,
  parameters: notes({
    dos: ['Use it for information that few users need.', 'Give several disclosures the same `name` if only one may be open.'],
    donts: ['Not for information that everybody must read.', 'For several views of one item use Tabs.'],
    keys: { 'Enter, Space': 'Opens and closes it.' },
    announces: ['Its title with "expanded" or "collapsed"; with a level also as a heading.'],
    clause: '§2 Home page: FAQ; Footer: Legal & Disclosures',
  }),
  args: {
    title: 'How long does a payout take?',
    children: 'Payouts of simulated profit are reviewed and paid within 24–48 h.',
    onOpenChange: fn(),
  },
});

export const List = meta.story({
  render: () => (
    <div>
      <Disclosure title="What do I pay?" level={3} isOpen>
        The fee of the size you choose, once. It comes back when you pass.
      </Disclosure>
      <Disclosure title="How long does a payout take?" level={3}>
        24–48 h.
      </Disclosure>
      <Disclosure title="Is this real money?" level={3}>
        All trading is simulated.
      </Disclosure>
    </div>
  ),
});

export const Opens = meta.story({
  name: 'Opens and closes, and says so',
  tags: ['!visual'], // covered by the screenshots of List
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/reviewed and paid/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('How long does a payout take?'));
    await expect(canvas.getByText(/reviewed and paid/)).toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByText('How long does a payout take?'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
});
