import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Hairline } from './Hairline.tsx';

const meta = preview.meta({
  title: 'Drawings/Hairline',
  component: Hairline,
  parameters: {
    layout: 'fullscreen',
    ...notes({
      dos: ['Put it between two sections of a page, in full width.'],
      donts: ['Between rows of a card use a Divider.', 'For a line with values use a Sparkline.'],
      announces: ['Nothing: it is decorative.'],
      clause: '§2 Home page',
    }),
  },
});

/** The divider between sections: as wide as the page, 36 px high, hidden from screen readers. */
export const Divider = meta.story({
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('svg');
    await expect(line?.getBoundingClientRect().height).toBe(36);
    await expect(line?.getBoundingClientRect().width).toBe(canvasElement.getBoundingClientRect().width);
    await expect(line).toHaveAttribute('aria-hidden', 'true');
  },
});
