import { expect, fn, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs, type Tab } from './Tabs.tsx';

const text = (words: string) => <Text tone="muted">{words}</Text>;

const account: readonly Tab[] = [
  { id: 'overview', label: 'Overview', content: text('Phase 1, day 12. $408.00 of today’s limit is left, simulated.') },
  { id: 'positions', label: 'Positions', badge: '3', content: text('Three open positions, all simulated.') },
  { id: 'instant', label: 'Instant', badge: 'Coming soon', isDisabled: true, content: null },
  { id: 'rules', label: 'Rules', content: text('Daily loss 5%, max drawdown 10%, no time limit.') },
];

const months: readonly Tab[] = [
  'January 2026',
  'February 2026',
  'March 2026',
  'April 2026',
  'May 2026',
  'June 2026',
  'July 2026',
].map((month) => ({ id: month, label: month, content: text(`Rewards of ${month}, simulated.`) }));

const meta = preview.meta({
  title: 'Navigation/Tabs',
  component: Tabs<string>,
  args: { 'aria-label': 'Account', items: account, onSelectionChange: fn() },
  parameters: notes({
    dos: [
      'Use it for several views of one item.',
      'Set keyboardActivation="manual" if views have to load, so that arrow keys do not load each of them.',
    ],
    donts: [
      'For a choice that changes a figure on the same screen use a SegmentedControl.',
      'For ordered steps use a Stepper; for pages with their own URLs links.',
    ],
    keys: {
      Tab: 'Moves to the selected tab, then to the first control of its view, or to the view itself if it has none.',
      'Arrow keys': 'Move to the next or previous tab (up and down if vertical), wrapping around, in reading direction.',
      'Home, End': 'Move to the first and the last tab.',
      'Enter, Space': 'Select the tab, if keyboardActivation is manual.',
    },
    announces: ['A tab list with its name; each tab with "selected", its position and "dimmed"; the panel labeled by its tab.'],
    clause: '§2 /dashboard, admin console',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={48}>
      <Tabs aria-label="Account" items={account} />
      <Tabs aria-label="Account, from its side" items={account} orientation="vertical" defaultSelectedKey="positions" />
      <Tabs
        aria-label="Payouts"
        defaultSelectedKey="review"
        items={[
          { id: 'paid', label: 'Paid', content: null },
          {
            id: 'review',
            label: 'In review',
            badge: <Badge tone="info">2</Badge>,
            content: text('Two payouts of simulated profit are in review. This takes 24–48 h.'),
          },
        ]}
      />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  name: 'Moves and chooses with the arrow keys, past what is not available',
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Rules' })).toHaveFocus();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('rules');
    await expect(canvas.getByRole('tabpanel', { name: 'Rules' })).toHaveTextContent('Daily loss 5%');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Rules' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Tab}');
    await expect(canvas.getByRole('tabpanel', { name: 'Overview' })).toHaveFocus();
  },
});

export const WithControls = meta.story({
  name: 'Is no stop of its own when its view has controls',
  tags: ['!visual'], // looks the same as States
  args: {
    items: [
      { id: 'paid', label: 'Paid', content: text('Nothing yet.') },
      { id: 'review', label: 'In review', content: <Link href="#ticket">Ask about it</Link> },
    ],
    defaultSelectedKey: 'review',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ask about it' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Home}{Tab}');
    await expect(canvas.getByRole('tabpanel', { name: 'Paid' })).toHaveFocus();
  },
});

export const Manual = meta.story({
  name: 'Waits for Enter when each view has to be loaded',
  tags: ['!visual'], // looks the same as States
  args: { keyboardActivation: 'manual' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Positions 3' })).toHaveFocus();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('positions');
  },
});

export const Vertical = meta.story({
  name: 'Moves up and down when it is vertical',
  tags: ['!visual'], // covered by the screenshots of States
  args: { orientation: 'vertical' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'Account' })).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('positions');
  },
});

export const Controlled = meta.story({
  name: 'Shows what it is told when it is controlled',
  tags: ['!visual'], // looks the same as States
  args: { selectedKey: 'overview' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Rules' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('rules');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Overview');
  },
});

export const Overflowing = meta.story({
  name: 'Scrolls sideways on a phone and keeps the chosen tab in view',
  args: { 'aria-label': 'Month', items: months, defaultSelectedKey: 'July 2026' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { name: 'July 2026' });
    await waitFor(() => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const RightToLeft = meta.story({
  name: 'Follows the reading direction with its arrow keys',
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Positions 3' })).toHaveFocus();
  },
});
