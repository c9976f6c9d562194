import * as t from '@duneline/specs/messages/floating';
import { brand } from '@duneline/specs/site';
import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { discord, whatsapp } from './contactIcons.ts';
import { FloatingCall } from './FloatingCall.tsx';
import { FloatingColumn } from './FloatingColumn.tsx';
import { FloatingDock, type FloatingDockProps } from './FloatingDock.tsx';

const ways = [
  { id: 'whatsapp', href: brand.hosts.whatsapp, label: t.whatsapp, icon: whatsapp },
  { id: 'discord', href: brand.hosts.chat, label: t.discord, icon: discord },
];
const action = (
  <ButtonLink size="sm" isWide href="#checkout">
    {t.startChallenge}
  </ButtonLink>
);
const call = (
  <FloatingCall
    onClose={fn()}
    action={
      <ButtonLink size="sm" href="#checkout">
        {t.callAction}
      </ButtonLink>
    }
  >
    {t.callText}
  </FloatingCall>
);

const card: FloatingDockProps = { shape: 'card', ways, action, onClose: fn(), onChat: fn(), onCloseIntent: fn() };

const meta = preview.meta({
  title: 'Marketing/FloatingDock',
  component: FloatingDock,
  args: card,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    ...notes({
      dos: [
        "Use one overlay control: `isAway` hides a part that would cover the focus, the page's end or another part.",
        'Put it at the end of the document, so that the keyboard reaches the page first.',
        'After a dismissal move the focus to the page, and hide it for a day.',
      ],
      donts: ['No badge with a made-up count, no bounce, no sound.', 'Do not load a chat before its button is pressed.'],
      keys: { Tab: 'Moves through channels, chat, action, dismiss.' },
      announces: [
        'A complementary region with its name; the channels open in a new tab, and the chat opens a dialog, both announced.',
      ],
      machine: 'contact-dock',
      clause: '§2 Global elements',
    }),
  },
});

export const States = meta.story({
  name: 'States: card, call and column',
  render: (args) => (
    <>
      <FloatingDock {...args} />
      <FloatingColumn ways={ways} onChat={fn()} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Talk to us' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'WhatsApp (opens in a new tab)' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onCloseIntent).toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Dismiss' }).blur();
  },
});

export const Call = meta.story({
  name: 'Calls to action in the middle of a wide window',
  render: () => call,
});

export const Away = meta.story({
  name: 'Is away for everybody, and keeps its place to be measured',
  tags: ['!visual'], // nothing visible
  args: { isAway: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvasElement.querySelector('aside')?.getBoundingClientRect().height).toBeGreaterThan(100);
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
});

export const OnAPhone = meta.story({
  name: 'Is a bar at the end of a phone, with the chat',
  globals: { viewport: { value: 'phone' } },
  args: { shape: 'bar' },
  play: async ({ args, canvas, userEvent }) => {
    for (const way of [...canvas.getAllByRole('link').slice(0, 2), ...canvas.getAllByRole('button')])
      await expect(way.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    await expect(args.onChat).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Chat' }).blur();
  },
});

export const CallOnAPhone = meta.story({
  name: 'Calls to action at the end of a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => call,
});

export const RightToLeft = meta.story({
  name: 'Stands at the left in Arabic',
  globals: { direction: 'rtl' },
  render: (args) => (
    <>
      <FloatingDock {...args} />
      <FloatingColumn ways={ways} onChat={fn()} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Contact' }).getBoundingClientRect().left).toBe(0);
  },
});
