import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { arrowRight } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import type { LinkParts } from '../Link/LinkParts.ts';
import { ButtonLink } from './ButtonLink.tsx';

function RouterLink({ children, ...parts }: LinkParts) {
  return (
    <a {...parts} data-router="yes">
      {children}
    </a>
  );
}

const meta = preview.meta({
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  parameters: notes({
    dos: [
      'Use it for the main link of a section: "Request Access".',
      "Pass a router's link with `render`; set `isExternal` for links to other sites.",
    ],
    donts: ['For actions on the page use a Button.', 'Inside a sentence use a Link.'],
    keys: { Enter: 'Follows it.' },
    announces: ['Role "link" with its text, and "(opens in a new tab)" if it does.'],
    clause: '§2 Home page: hero',
  }),
});

export const Looks = meta.story({
  render: () => (
    <Inline>
      <ButtonLink href="#checkout" variant="primary" size="lg">
        Request Access <Icon of={arrowRight} />
      </ButtonLink>
      <ButtonLink href="#pricing" size="lg">
        See prices, from $59
      </ButtonLink>
      <ButtonLink href="#arena" size="sm" isExternal>
        Traders Arena
      </ButtonLink>
    </Inline>
  ),
});

export const NewTab = meta.story({
  name: 'Says that it opens in a new tab',
  args: { href: '#arena', isExternal: true, children: 'Traders Arena' },
  tags: ['!visual'], // covered by the screenshots of Looks
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Traders Arena (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
});

export const Rendered = meta.story({
  name: "Lends its look to a router's link",
  tags: ['!visual'], // covered by the screenshots of Looks
  args: { href: '/', children: 'Home', render: (parts) => <RouterLink {...parts} /> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Home' });
    await expect(link).toHaveAttribute('data-router', 'yes');
    await expect(link).toHaveAttribute('href', '/');
    await expect(link.getBoundingClientRect().height).toBe(48);
  },
});
