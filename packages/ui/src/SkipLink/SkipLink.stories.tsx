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
      dos: ['Make it the first thing in the page, and give the main content the id and tabindex="-1".'],
      donts: ['One is enough; more are a menu.'],
      keys: { Tab: 'Shows it, as the first stop of the page.', Enter: 'Goes past the header.' },
      announces: ['A link with its words.'],
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
