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
      'Name the goal: "How payouts work", not "here".',
      'Mark what opens in a new tab with isExternal, and open it so only where work would be lost.',
    ],
    donts: ['What does something is a Button.', 'The main way onwards is a ButtonLink.'],
    keys: { Enter: 'Goes there.', Tab: 'Goes to the next link or control.' },
    announces: ['Role "link" and its words, "(opens in a new tab)" after those of an external one.'],
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
