import { content } from '@duneline/specs/site';
import { expect, waitFor, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PayoutProof } from '../PayoutProof/PayoutProof.tsx';
import { Marquee } from './Marquee.tsx';

const dollars = (cents: number) => (cents / 100).toLocaleString('en', { style: 'currency', currency: 'USD' });

const receipts = content.payouts.map((entry) => (
  <div key={entry.id} style={{ inlineSize: 272 }}>
    <PayoutProof
      name={entry.name}
      when={{ text: `${entry.hoursAgo} h ago`, dateTime: entry.timestamp }}
      amount={dollars(entry.amountCents)}
      country={entry.country}
      method={entry.method}
      account={`${entry.account}, simulated`}
      share={`${entry.profitSharePercent}% share`}
      receipt={entry.receiptId}
      note="Sample"
      {...(entry.isVerified && { verified: 'Receipt checked' })}
    />
  </div>
));

const meta = preview.meta({
  title: 'Blocks/Marquee',
  component: Marquee,
  args: {
    'aria-label': 'Recent payouts, newest first',
    children: receipts,
    pauseLabel: 'Pause the payouts',
    playLabel: 'Play the payouts',
  },
  parameters: {
    layout: 'fullscreen',
    ...notes({
      dos: [
        'Put it outside of the Container, because it is as wide as the window.',
        'Pass a `key` that changes with a filter, to restart the loop.',
        'Share a `playback` with a PauseButton beside the filters.',
      ],
      donts: ['Nothing that users must read, because it moves away.', 'Avoid links: they can only be reached in the first copy.'],
      keys: {
        Tab: 'Moves into it, which pauses it.',
        'Arrow keys': 'Scroll it if it does not move (reduced motion).',
      },
      announces: ['A region with its name and one list; the copies are hidden.'],
      machine: 'payout-marquee',
      clause: '§2 Recent payouts; §4 The payout marquee loops over 30s',
    }),
  },
});

export const States = meta.story({});

export const Calm = meta.story({
  name: 'Is a row to scroll under reduced motion',
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('region', { name: 'Recent payouts, newest first' });
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
    await expect(row.querySelectorAll('article')).toHaveLength(content.payouts.length);
    await userEvent.tab();
    await expect(row).toHaveFocus();
    const onward = getComputedStyle(row).direction === 'rtl' ? -400 : 400;
    row.scrollTo({ left: onward, behavior: 'instant' });
    await expect(row.scrollLeft).toBe(onward);
    row.scrollTo({ left: 0, behavior: 'instant' });
    row.blur();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

/** Position of the first item, in CSS pixels from the window's left edge. */
const placeOf = (row: HTMLElement) => row.querySelector('article')?.getBoundingClientRect().left ?? 0;

export const Passes = meta.story({
  name: 'Passes by towards the start of the line, and stops by button, pointer and focus',
  tags: ['!visual', 'audited'], // animated
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('region', { name: 'Recent payouts, newest first' });
    const isStill = async () => {
      await waitFor(() => expect(row.getAnimations({ subtree: true }).map(({ playState }) => playState)).toEqual(['paused']));
    };
    const moves = async () => {
      const before = placeOf(row);
      await waitFor(() => expect(placeOf(row)).toBeLessThan(before));
    };
    await moves();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the payouts' }));
    await isStill();
    await userEvent.click(canvas.getByRole('button', { name: 'Play the payouts' }));
    await moves();
    await userEvent.hover(row);
    await isStill();
    await userEvent.unhover(row);
    await moves();
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await isStill();
  },
});

export const Mirrored = meta.story({
  name: 'Passes by the other way in right-to-left text',
  tags: ['!visual', 'audited'], // animated
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'Recent payouts, newest first' });
    const before = placeOf(row);
    await waitFor(() => expect(placeOf(row)).toBeGreaterThan(before));
  },
});

export const ReadOnce = meta.story({
  name: 'Is read once, however often it is repeated',
  tags: ['!visual'], // looks the same as States
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'Recent payouts, newest first' });
    await expect(within(row).getAllByRole('list')).toHaveLength(1);
    await expect(within(row).getAllByRole('article')).toHaveLength(content.payouts.length);
    await expect(row.querySelectorAll('article').length).toBeGreaterThan(content.payouts.length);
  },
});
