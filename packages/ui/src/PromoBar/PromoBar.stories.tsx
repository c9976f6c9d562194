import { promoText } from '@duneline/specs/messages/shell';
import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PromoBar } from './PromoBar.tsx';

const meta = preview.meta({
  title: 'Marketing/PromoBar',
  component: PromoBar,
  args: { children: promoText, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    ...notes({
      dos: ['One offer, above the header, first in the page.', "After dismissal move the focus to the header's logo."],
      donts: ['No countdown. For news about the service use a Banner.'],
      keys: { Tab: 'Moves to its close button, before the header.' },
      announces: ['A complementary region with its name; it does not interrupt.'],
      machine: 'promo-bar',
      clause: '§2 Header and navigation: promo bar',
    }),
  },
});

export const States = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('complementary', { name: 'Announcement' });
    await expect(bar.getBoundingClientRect().height).toBe(48);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({
  name: 'Keeps its height on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary').getBoundingClientRect().height).toBe(48);
  },
});

export const RightToLeft = meta.story({
  name: 'Closes at the left in Arabic',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().left).toBeLessThan(100);
  },
});
