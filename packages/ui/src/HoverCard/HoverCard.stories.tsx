import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { HoverCard } from './HoverCard.tsx';

const person = (
  <Stack gap={12}>
    <Inline gap={12}>
      <Avatar name="Amira K." isDecorative />
      <Stack gap={0}>
        <Text>Amira K.</Text>
        <Text size="sm" tone="muted">
          Dubai, funded since May
        </Text>
      </Stack>
    </Inline>
    <Text size="sm">Four payouts of simulated profit, the last of $1,240.</Text>
    <Link href="#payouts">Payouts</Link>
  </Stack>
);

const meta = preview.meta({
  title: 'Overlays/HoverCard',
  component: HoverCard,
  args: {
    'aria-label': 'Amira K.',
    content: person,
    children: <Link href="#amira">Amira K.</Link>,
    onOpenChange: fn(),
  },
  parameters: {
    picture: 'page',
    accessibility: { tabOrder: 'The card stands at the end of the document, and is gone when the walk ends.' },
    ...notes({
      dos: [
        'Preview what a link leads to: a person, an account, an order.',
        'Repeat only what the page behind the link shows too.',
      ],
      donts: [
        'Nothing essential: touch never shows it, and follows the link.',
        'For a sentence about a control use a Tooltip; for content that a press opens a Popover.',
        'No form and no action that is not elsewhere too: it disappears with the pointer.',
      ],
      keys: {
        'Tab to the link': 'Shows it after the same delay, so that passing by shows nothing.',
        'Tab while it is shown':
          'Moves to its first link, and from its last to what follows the control; with Shift, from its first back to the control.',
        Escape: 'Hides it, and returns the focus to the control if it was inside; an overlay below remains open.',
      },
      announces: [
        'The control with its own name. While the card is shown its text is the description of the control, which most screen readers read only on request, because it appears after the focus.',
        'Role "group" with its name when the focus moves into it.',
      ],
    }),
  },
  globals: { viewport: { value: 'window' } },
  decorators: [
    (Story) => (
      <Inline justify="space-between">
        <Story />
        <Button>Next</Button>
      </Inline>
    ),
  ],
});

const findCard = () => screen.findByRole('group', { name: 'Amira K.' });
const expectHidden = () => waitFor(() => expect(screen.queryByRole('group')).toBeNull());

export const States = meta.story({
  args: { defaultOpen: true },
  play: async ({ args, canvas }) => {
    const card = await findCard();
    const link = canvas.getByRole('link', { name: 'Amira K.' });
    await expect(link).toHaveAccessibleDescription(/Dubai, funded since May/);
    await waitFor(() => expect(card.getBoundingClientRect().top).toBeGreaterThan(link.getBoundingClientRect().bottom));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const ByPointer = meta.story({
  name: 'Is shown while the pointer rests on the link, and stays while it is on the card',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Amira K.' });
    await userEvent.hover(link);
    const card = await findCard();
    await userEvent.hover(card);
    await userEvent.hover(link);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await userEvent.unhover(link);
    await expect(card).toBeInTheDocument();
    await expectHidden();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const ByKeyboard = meta.story({
  name: 'Is shown on focus, entered and left by Tab, and hidden by Escape with the focus on the link',
  tags: ['!visual'], // covered by the screenshots of States
  args: { delay: 50 },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Amira K.' });
    await userEvent.tab();
    await findCard();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Payouts' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectHidden();
    await waitFor(() => expect(link).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false); // the returned focus does not show it again
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await findCard();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expectHidden();
  },
});

export const OpenedByPointer = meta.story({
  name: 'Leads on to what follows its link, and back to it, also when the pointer has opened it',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Amira K.' });
    await userEvent.hover(link);
    await findCard();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Payouts' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expectHidden();
    await userEvent.hover(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.hover(link);
    await findCard();
    screen.getByRole('link', { name: 'Payouts' }).focus();
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
    await expectHidden();
  },
});

export const Pressed = meta.story({
  name: 'Is hidden when the link is pressed',
  tags: ['!visual'], // hidden at the end
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Amira K.' });
    await userEvent.hover(link);
    await findCard();
    await fireEvent.pointerDown(link);
    await expectHidden();
  },
});

export const PressedBeside = meta.story({
  name: 'Is hidden when the page is pressed, also if the focus was inside',
  tags: ['!visual'], // hidden at the end
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    await findCard();
    screen.getByRole('link', { name: 'Payouts' }).focus();
    await userEvent.click(document.body);
    await expectHidden();
  },
});

export const Touched = meta.story({
  name: 'Is never shown by touch',
  tags: ['!visual'], // nothing visible
  args: { delay: 0 },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Amira K.' });
    await fireEvent.pointerOver(link, { pointerType: 'touch' });
    await fireEvent.pointerOut(link, { pointerType: 'touch' });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await fireEvent.pointerOver(link, { pointerType: 'mouse' });
    await findCard();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
});

export const Held = meta.story({
  name: 'Is shown while its caller says so',
  tags: ['!visual'], // covered by the screenshots of States
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    const card = await findCard();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(card).toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({
  name: 'Starts where its link starts in right-to-left text',
  globals: { direction: 'rtl' },
  args: {
    'aria-label': 'أميرة',
    content: <Text>ممولة منذ مايو</Text>,
    children: <Link href="#amira">أميرة</Link>,
    defaultOpen: true,
  },
  play: async ({ canvas }) => {
    const card = await screen.findByRole('group', { name: 'أميرة' });
    const right = () => Math.round(card.parentElement?.getBoundingClientRect().right ?? 0);
    await waitFor(() => expect(right()).toBe(Math.round(canvas.getByRole('link').getBoundingClientRect().right)));
  },
});
