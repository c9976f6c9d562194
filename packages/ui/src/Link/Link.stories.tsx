import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  title: 'Text/Link',
  component: Link,
  parameters: notes({
    dos: [
      'Name the target: "How payouts work", not "here".',
      'Set isExternal for links that open in a new tab, which they should only do if work would be lost.',
    ],
    donts: ['For actions use a Button.', 'For the main link of a section use a ButtonLink.'],
    keys: { Enter: 'Follows the link.', Tab: 'Moves to the next link or control.' },
    announces: ['Role "link" with its text, and "(opens in a new tab)" if external.'],
  }),
});

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
