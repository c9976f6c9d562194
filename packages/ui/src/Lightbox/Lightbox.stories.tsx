import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Lightbox, type LightboxImage, type LightboxProps } from './Lightbox.tsx';

/** A receipt as an inline picture, without a file or a request. */
function receipt(number: string, sum: string, curve: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><path fill="#141311" d="M0 0h640v400H0z"/><path fill="#2a2317" d="${curve}V400H0Z"/><path fill="none" stroke="#e2b872" stroke-width="3" d="${curve}"/><path stroke="#7d7566" stroke-dasharray="6 6" d="M0 96h640"/><circle cx="600" cy="56" r="10" fill="none" stroke="#43af92" stroke-width="3"/></svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    alt: `Receipt ${number} over ${sum}`,
    caption: `Receipt ${number}, ${sum} of simulated profit, sample data`,
    width: 640,
    height: 400,
  };
}

const images: readonly LightboxImage[] = [
  receipt('DL-P-2041', '$1,240.00', 'M0 360C60 350 90 300 140 310S230 250 280 262S400 190 440 214S560 120 640 130'),
  receipt('DL-P-1987', '$860.00', 'M0 340C80 330 120 330 170 290S280 300 330 270S450 200 500 232S590 190 640 180'),
  receipt('DL-P-1912', '$2,410.00', 'M0 370C70 360 100 340 160 350S250 240 300 262S400 130 470 170S590 96 640 100'),
];

const meta = preview.meta({
  title: 'Overlays/Lightbox',
  component: Lightbox,
  args: { 'aria-label': 'Payout proof', images, index: undefined, onIndexChange: fn() },
  render: (args) => <Opener {...args} />,
  parameters: {
    picture: 'page',
    ...notes({
      dos: ['Describe each picture in its alternative text.', 'State "sample" or "simulated" in the caption, as everywhere.'],
      donts: ['Not for pictures that are readable in place.', 'For forms and questions use a Dialog.'],
      keys: {
        'Arrow keys': 'Show the next or previous picture, in reading direction.',
        Tab: 'Moves through its buttons, and stays inside.',
        Escape: 'Closes it and restores the focus.',
      },
      announces: ['A dialog with its name; after each step "2 of 3" and the picture\'s text.'],
      clause: '§3 Payout entry: receiptId, verified',
    }),
  },
  globals: { viewport: { value: 'window' } },
});

function Opener(props: LightboxProps) {
  const [index, setIndex] = useState(props.index);
  const change = (next: number | undefined) => {
    setIndex(next);
    props.onIndexChange(next);
  };
  return (
    <>
      <Button onPress={() => change(0)}>Show the receipts</Button>
      <Lightbox {...props} index={index} onIndexChange={change} />
    </>
  );
}

export const States = meta.story({
  name: 'Shows one picture of several, and says which',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the receipts' }));
    await screen.findByRole('dialog', { name: 'Payout proof' });
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await expect(screen.getByRole('img', { name: 'Receipt DL-P-1987 over $860.00' })).toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent('2 of 3: Receipt DL-P-1987 over $860.00');
  },
});

export const Keyboard = meta.story({
  name: 'Goes round with the arrow keys, and closes by Escape',
  tags: ['!visual'], // the lightbox is closed at the end
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Show the receipts' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const OnAPhone = meta.story({
  name: 'Fits a phone, from right to left',
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  args: { index: 0 },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
  },
});
