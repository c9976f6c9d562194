import { expect, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { HallOfFame, type HallEntry } from './HallOfFame.tsx';

const entry = (
  name: string,
  place: string,
  size: string,
  time: string,
  streak: string,
  dollars: number,
  isVerified = true,
): HallEntry => ({
  id: name,
  name,
  place,
  account: `${size} simulated`,
  details: [time, streak],
  largest: { value: dollars, text: `$${dollars.toLocaleString('en')}.00` },
  isVerified,
});

const meta = preview.meta({
  title: 'Blocks/HallOfFame',
  component: HallOfFame,
  args: {
    'aria-label': 'Hall of fame',
    details: ['Time to fund', 'Streak'],
    largestLabel: 'Largest payout',
    note: 'Sample data, simulated accounts',
    entries: [
      entry('Jonas L.', 'SE · Malmö', '$50K', '5 weeks', '7 cycles', 8140),
      entry('Amara O.', 'NG · Lagos', '$100K', '3 weeks', '11 cycles', 12_480),
      entry('Priya D.', 'IN · Pune', '$50K', '4 weeks', '5 cycles', 6215, false),
      entry('Thanh N.', 'VN · Hanoi', '$25K', '6 weeks', '9 cycles', 3120),
    ],
  },
  parameters: notes({
    dos: ['State that sample data is a sample.'],
    donts: ['For a sortable ranking use a Leaderboard.'],
    announces: [
      'A list with a name, ordered by the largest payout; each item says name, "Verified", place, account, details and payout.',
    ],
    clause: '§3 Hall of fame entry; §2 Home page',
  }),
});

export const States = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const items = within(canvas.getByRole('list', { name: 'Hall of fame' })).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent.slice(0, 5))).toEqual(['Amara', 'Jonas', 'Priya', 'Thanh']);
    await expect(items[0]).toHaveTextContent('Largest payout $12,480.00');
    await expect(canvas.getAllByRole('img', { name: 'Verified' })).toHaveLength(3);
    const [first, second] = [...canvasElement.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect().width);
    await expect((second ?? 0) / (first ?? 1)).toBeCloseTo(8140 / 12_480, 1);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
