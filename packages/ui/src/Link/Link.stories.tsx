import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({ title: 'Actions/Link', component: Link });

export const InText = meta.story({
  render: () => (
    <Text tone="muted" isMeasured>
      The first payout comes 14 days after funding. <Link href="#payouts">How payouts work</Link>,{' '}
      <Link href="#rules" tone="accent">
        the rules
      </Link>{' '}
      and{' '}
      <Link href="#arena" isExternal>
        the Traders Arena
      </Link>
      .
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'the Traders Arena (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
});
