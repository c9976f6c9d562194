import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Profit of simulated trading, before your share of 70%.',
    children: <Button>Simulated profit</Button>,
  },
  parameters: {
    picture: 'page',
    ...notes({
      dos: ['Explain a control that already has a name.', 'Limit it to one sentence.'],
      donts: [
        'Nothing essential: touch does not show it. Write it on the page, or use a Popover.',
        'No links and buttons inside: the keyboard cannot reach them.',
      ],
      keys: { Tab: 'Shows it immediately when the control is focused.', Escape: 'Hides it; an overlay below remains open.' },
      announces: ['The control with its own name, then the tooltip as its description.'],
      clause: '§9: opens after 700 ms, skip delay 300 ms',
    }),
  },
  globals: { viewport: { value: 'window' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const States = meta.story({
  name: 'Shows itself to the keyboard at once, and describes the control',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Simulated profit' });
    await expect(button).toHaveFocus();
    const tooltip = await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('Profit of simulated trading, before your share of 70%.');
    await waitFor(() => expect(tooltip.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top));
  },
});

export const Sides = meta.story({
  name: 'Stands at the end of the line when told so',
  args: { placement: 'end', content: 'Set by your KYC.' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
});

export const RightToLeft = meta.story({
  name: 'Turns its side round in right-to-left text',
  globals: { direction: 'rtl' },
  args: { placement: 'end', content: 'Set by your KYC.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    const button = canvas.getByRole('button');
    await waitFor(() => expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().left));
  },
});

export const Escaped = meta.story({
  name: 'Leaves on Escape and when the control is pressed',
  tags: ['!visual'], // hidden at the end
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Touched = meta.story({
  name: 'Never shows itself to a finger',
  tags: ['!visual'], // nothing visible
  render: () => (
    <Inline>
      <Tooltip content="For a pointer">
        <Button>Payout</Button>
      </Tooltip>
      <Tooltip content="For the keyboard">
        <Button>Rules</Button>
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const payout = canvas.getByRole('button', { name: 'Payout' });
    await userEvent.tab();
    await screen.findByRole('tooltip', { name: 'For a pointer' });
    await userEvent.tab();
    await screen.findByRole('tooltip', { name: 'For the keyboard' });
    // Another tooltip is open, so a mouse would show the next one immediately.
    await fireEvent.pointerOver(payout, { pointerType: 'touch' });
    await waitFor(() => expect(payout).not.toHaveAccessibleDescription());
    await fireEvent.pointerOver(payout, { pointerType: 'mouse' });
    await waitFor(() => expect(payout).toHaveAccessibleDescription('For a pointer'));
  },
});
