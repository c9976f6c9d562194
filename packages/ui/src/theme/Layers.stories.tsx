import { expect, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { layers } from './layers.ts';

const meta = preview.meta({
  title: 'Foundations/Layers',
  parameters: {
    picture: 'page',
    ...notes({
      dos: [
        'Use only the numbers in `layers` for overlays.',
        'Render overlays as children of `<body>` (React Aria’s portal), so that no parent clips or covers them.',
        'Order the parts of one component with 1 and 2, inside `isolation: isolate` if they could leave it.',
      ],
      donts: ['No other numbers: a new layer needs a name in `layers`.'],
      announces: [
        'While a dialog is open, the page behind it is hidden from screen readers; toasts are not, so that they are announced.',
      ],
    }),
  },
  globals: { viewport: { value: 'window' } },
});

function Pile() {
  const queue = createToastQueue();
  queue.add({ title: 'Copied to clipboard', duration: null });
  return (
    <>
      <Dialog title="Your rules" isOpen onOpenChange={() => undefined}>
        <Popover aria-label="Why trailing" trigger={<Button size="sm">Why trailing?</Button>}>
          <Tooltip content="10% of the highest simulated balance" placement="bottom">
            <Button size="sm">The floor</Button>
          </Tooltip>
        </Popover>
      </Dialog>
      <ToastRegion queue={queue} />
    </>
  );
}

export const Order = meta.story({
  name: 'A tooltip lies over a popover over a dialog, and a message over all but it',
  // No screenshot: the play function tests the order, and a popover's position over a settling dialog varies.
  tags: ['!visual', 'audited'],
  render: () => <Pile />,
  play: async ({ userEvent }) => {
    const trigger = await screen.findByRole('button', { name: 'Why trailing?' });
    await atRest();
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'Why trailing' });
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    await atRest();
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(isOnTop(tooltip)).toBe(true));
    await expect(isOnTop(screen.getByRole('button', { name: 'The floor' }))).toBe(true);
    await expect(isOnTop(screen.getByText('Copied to clipboard'))).toBe(true);
    const order = Object.values(layers);
    await expect(order).toEqual(order.toSorted((one, other) => one - other));
  },
});

/** Overlays are positioned relative to their control, which must not be moving. */
const atRest = () => waitFor(() => expect(document.getAnimations()).toEqual([]));

/** Whether an element, or its content, is at the top of its center point. */
function isOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
