import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Actions/SkipLink',
  component: SkipLink,
  parameters: { picture: 'page' },
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
