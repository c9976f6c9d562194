import { expect, fireEvent, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { media } from '../theme/breakpoints.ts';
import { DrawdownChart } from './DrawdownChart.tsx';

/** Rises to +8 %, falls below the trailing floor, and recovers. */
const closes = [
  0, 1.2, 0.8, 2.4, 3.9, 3.2, 4.8, 6.1, 5.4, 7.2, 8, 6.2, 4.1, 2.2, 0.4, -2.4, -1.6, 0.8, 2.6, 2.1, 4, 5.7, 5.1, 7.4, 9.2,
].map((percent) => Math.round(10_000 + percent * 100));
const money = (value: number) => `$${value.toLocaleString('en')}`;

const meta = preview.meta({
  title: 'Blocks/DrawdownChart',
  component: DrawdownChart,
  args: {
    title: 'The same path under two floors',
    summary: 'A static floor lets the account recover; a trailing one has followed it up and ends it on day 15.',
    note: 'Simulated sample',
    closes,
    allowance: 1000,
    money,
    day: (day) => `day ${day}`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 860 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Use a path that survives a static floor but not a trailing one, because that is the difference to explain.'],
    donts: ['For the reader’s own account use EquityCurve.'],
    keys: {
      'Space, Enter': 'On the button: plays or pauses.',
      'Arrow keys': 'On the slider: moves by one day.',
      'Home, End': 'Move to the first or last day.',
    },
    announces: [
      'A slider "Day of the path" with day and balance.',
      'Politely, when a floor ends the account: which floor, on which day, at which balance.',
      'A table of balance and both floors by day.',
    ],
    machine: 'evaluation-lifecycle',
    clause: '§5 Maximum loss, measured on closed equity; §9 trailing drawdown',
  }),
});

export const States = meta.story({});

export const Stepped = meta.story({
  name: 'Is stepped to the moment of the breach, which is announced',
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Day of the path' });
    await fireEvent.change(slider, { target: { value: 14 } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'day 14, $10,040');
    await expect(canvas.getByText('Open, floor $9,800')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await fireEvent.change(slider, { target: { value: 15 } });
    await expect(canvas.getByRole('status')).toHaveTextContent('Trailing: Ended on day 15: $9,760 is below $9,800');
    await expect(canvas.getByText('Open, floor $9,000')).toBeVisible();
  },
});

export const Played = meta.story({
  name: 'Plays from the start, and pauses',
  tags: ['!visual', 'audited'], // the step at which it pauses depends on timing
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    const slider = canvas.getByRole('slider');
    await waitFor(() => expect(slider).toHaveValue('2'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
    await expect(slider).not.toHaveValue('24');
  },
});

export const ReducedMotion = meta.story({
  name: 'Shows the end at once under reduced motion',
  tags: ['!visual'], // looks the same as States
  beforeEach: () => {
    const real = window.matchMedia;
    window.matchMedia = (query) => (query === media.calm ? Object.assign(new EventTarget(), calm) : real.call(window, query));
    return () => {
      window.matchMedia = real;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await fireEvent.change(slider, { target: { value: 3 } });
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(slider).toHaveValue('24');
  },
});

const calm: Omit<MediaQueryList, keyof EventTarget> = {
  matches: true,
  media: media.calm,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
};

export const RightToLeft = meta.story({
  name: 'Turns its words and never its time',
  globals: { direction: 'rtl' },
  args: {
    title: 'المسار نفسه تحت حدين',
    summary: 'الحد الثابت يترك الحساب يتعافى، والمتحرك ينهيه في اليوم 15.',
    note: 'عينة محاكاة',
    names: {
      static: 'ثابت',
      trailing: 'متحرك',
      play: 'تشغيل',
      step: 'يوم المسار',
      open: (floor) => `مفتوح، الحد ${floor}`,
      breached: (day, balance, floor) => `انتهى في ${day}: ${balance} تحت ${floor}`,
    },
    words: { showTable: 'عرض كجدول' },
    day: (day) => `اليوم ${day}`,
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
