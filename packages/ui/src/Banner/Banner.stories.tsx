import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'Payouts pause on 24 December and go on on 27 December.', onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    ...notes({
      dos: ['Use it for messages about the whole page, above the header, one at a time.', 'Store that it was closed.'],
      donts: [
        'For a part of the page use an Alert; for the result of an action a Toast.',
        'No countdowns and no pressure: an offer states its end date once.',
      ],
      keys: { Tab: 'Moves to its link, then to its close button.' },
      announces: ['A region with its name. It does not interrupt, because it is present from the start.'],
      machine: 'promo-bar',
      clause: '§2 Header and navigation: promo bar',
    }),
  },
});

export const States = meta.story({
  render: () => (
    <Stack gap={16}>
      <Banner aria-label="Offer" onClose={() => undefined} action={<Link href="#pricing">See the prices</Link>}>
        Pass evaluation- Get your fee refund with 10% additional bonus
      </Banner>
      <Banner aria-label="Test world" tone="info">
        This is a simulated world: no order is charged, and it is gone when you close the tab.
      </Banner>
      <Banner aria-label="Maintenance" tone="warning" action={<Link href="#status">Status</Link>}>
        Sign-in may be slow until 14:00, UTC+4.
      </Banner>
      <Banner aria-label="Failure" tone="danger">
        Payments are not accepted at the moment. Nothing was charged.
      </Banner>
      <Banner aria-label="Over" tone="success" onClose={() => undefined}>
        Payments are accepted again.
      </Banner>
    </Stack>
  ),
});

export const Dismissed = meta.story({
  name: 'Is a named region that can be closed',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Notice' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({
  name: 'Keeps its lines together on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { tone: 'warning', action: <Link href="#dates">All dates</Link> },
});

export const RightToLeft = meta.story({
  name: 'Closes at the left in right-to-left text',
  globals: { direction: 'rtl' },
  args: { tone: 'info' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect().left).toBeLessThan(100);
  },
});
