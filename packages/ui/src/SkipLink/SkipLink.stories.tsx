import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: {
    picture: 'page',
    ...notes({
      dos: ['Put it first in the page, and set the main content\'s id and tabindex="-1".'],
      donts: ['Use only one.'],
      keys: { Tab: 'Shows it, as the first tab stop.', Enter: 'Skips the header.' },
      announces: ['A link with its text.'],
    }),
  },
  globals: { viewport: { value: 'window' } },
  render: () => (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <main id="main" style={{ minBlockSize: 80 }}>
        The page
      </main>
    </>
  ),
});

export const Seen = meta.story({
  args: { href: '#main', children: 'Skip to content' },
  name: 'Appears with the focus',
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
  },
});
