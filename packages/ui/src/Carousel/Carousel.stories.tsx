import { useId } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Carousel, type CarouselItem, type CarouselProps } from './Carousel.tsx';

const card = (id: string, title: string, text: string): CarouselItem => ({
  id,
  label: title,
  content: (
    <Card>
      <Stack gap={8}>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{text}</Text>
        <Link href={`#${id}`}>Read about {title.toLowerCase()}</Link>
      </Stack>
    </Card>
  ),
});

const guides = [
  card('limits', 'Loss limits', 'How far an account may fall in a day and in all.'),
  card('target', 'Profit targets', 'What completes an evaluation.'),
  card('payouts', 'Payouts', 'When profit is paid, and how.'),
  card('news', 'News trading', 'Which hours have rules of their own.'),
  card('copying', 'Copy trading', 'Which accounts may follow each other.'),
  card('identity', 'Identity check', 'Which documents are needed, and when.'),
];
const count = guides.length;

const meta = preview.meta({
  title: 'Blocks/Carousel',
  component: Carousel,
  args: { 'aria-label': 'Guides', items: guides, onIndexChange: fn() },
  parameters: notes({
    dos: [
      'Use it for a few things of one kind that users browse: guides, pictures, plans.',
      'Give it a name; with a title in `header`, by `aria-labelledby`.',
      'Give each slide a `label`, which names it for screen readers.',
      'Slides clip what is outside them: let the content have padding around what takes focus.',
    ],
    donts: [
      'Nothing that users must see: few reach the last slide. Use a Grid.',
      'Do not set `periodMs` for slides with links or text to read slowly.',
      'For testimonials use a TestimonialCarousel; for pictures in full size a Lightbox; for running text a Marquee.',
    ],
    keys: {
      Tab: 'Moves to pause (with `periodMs`), previous, next, the list, then what its slides contain; pauses it meanwhile.',
      'Enter, Space': 'On a button: pauses, or shows the previous or next slide.',
      'Arrow keys': 'In the list: scroll to the next slide.',
    },
    announces: [
      '"carousel" with its name; each item "slide" with its label, or its position: "2 of 4".',
      'The position, politely, after the visitor’s own step; "2–4 of 6" where several are visible.',
    ],
    clause: '§4 Playback: pauses on hover, on focus and by a visible control',
  }),
});

function Titled(props: Omit<CarouselProps, 'aria-label'>) {
  const id = useId();
  const title = (
    <>
      <Heading level={2} id={id}>
        New to it?
      </Heading>
      <Badge>Six guides</Badge>
    </>
  );
  return <Carousel {...props} aria-labelledby={id} header={title} />;
}

export const States = meta.story({
  render: (args) => (
    <Stack gap={64}>
      <Titled items={guides} slidesPerView={3} />
      <Carousel {...args} items={guides.slice(0, 3)} periodMs={8_000} index={0} />
      <Carousel aria-label="First steps" items={guides.slice(0, 2)} slidesPerView={2} />
    </Stack>
  ),
});

export const OnAPhone = meta.story({
  name: 'Shows one slide and the start of the next one on a phone',
  args: { slidesPerView: 3 },
  globals: { viewport: { value: 'phone' }, motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expect(await canvas.findByText(`1 of ${count}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expect(await canvas.findByText(`${count} of ${count}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(await canvas.findByText(`1 of ${count}`)).toBeVisible();
  },
});

/** Whether a slide is at the start of the list. */
const isFirst = (list: HTMLElement, name: string) => {
  const slide = within(list).getByRole('listitem', { name });
  return Math.abs(slide.getBoundingClientRect().left - list.getBoundingClientRect().left) < 2;
};

export const Steps = meta.story({
  name: 'Steps on and back in a ring, by pointer and by keyboard',
  tags: ['!visual'], // looks the same as States
  args: { slidesPerView: 3 },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Slides' });
    await expect(canvas.getByText(`1–3 of ${count}`)).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(count - 3));
    await expect(canvas.getByText(`4–6 of ${count}`)).toBeVisible();
    await expect(isFirst(list, 'News trading')).toBe(true);
    canvas.getByRole('button', { name: 'Next slide' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(0));
    await expect(isFirst(list, 'Loss limits')).toBe(true);
  },
});

export const Follows = meta.story({
  name: 'Follows a finger that scrolls it, and the focus',
  tags: ['!visual'], // looks the same as States
  globals: { viewport: { value: 'phone' }, motion: 'reduced' },
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('list', { name: 'Slides' });
    list.scrollTo({ left: list.clientWidth * 2, behavior: 'instant' });
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(2));
    canvas.getByRole('link', { name: 'Read about copy trading' }).focus();
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(4));
    await expect(canvas.getByText(`5 of ${count}`)).toBeVisible();
  },
});

export const StaysByItself = meta.story({
  name: 'Advances only with a period, and then has a pause button',
  tags: ['!visual', 'audited'], // animated
  render: (args) => (
    <Stack gap={32}>
      <Carousel {...args} aria-label="Still" onIndexChange={undefined} />
      <Carousel {...args} aria-label="Moving" periodMs={1_000} />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const still = within(canvas.getByRole('region', { name: 'Still' }));
    const moving = within(canvas.getByRole('region', { name: 'Moving' }));
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalledWith(1));
    await expect(still.queryByRole('button', { name: 'Pause the slides' })).not.toBeInTheDocument();
    await expect(still.getByText(`1 of ${count}`)).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(moving.getByRole('button', { name: 'Pause the slides' }));
    await expect(moving.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await expect(moving.getByText(/of 6/)).toHaveAttribute('aria-live', 'polite');
  },
});

export const Controlled = meta.story({
  name: 'Reports the next index and shows the given one when it is controlled',
  tags: ['!visual'], // looks the same as States
  args: { index: 5, slidesPerView: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(`5–6 of ${count}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByText(`5–6 of ${count}`)).toBeVisible();
    canvas.getByRole('list', { name: 'Slides' }).scrollTo({ left: 0, behavior: 'instant' });
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(0));
    await waitFor(() => expect(canvas.getByText(`5–6 of ${count}`)).toBeVisible());
  },
});

export const RightToLeft = meta.story({
  name: 'Runs the other way in right-to-left text',
  globals: { direction: 'rtl', viewport: { value: 'desktop' }, motion: 'reduced' },
  args: {
    'aria-label': 'أدلة',
    slidesPerView: 2,
    items: [
      { id: 'limits', content: <Card>حدود الخسارة</Card> },
      { id: 'target', content: <Card>هدف الربح</Card> },
      { id: 'payouts', content: <Card>سحب الأرباح</Card> },
    ],
    words: {
      role: 'عرض متتابع',
      slideRole: 'شريحة',
      list: 'شرائح',
      previous: 'الشريحة السابقة',
      next: 'الشريحة التالية',
      position: (position, of, last = position) => (last > position ? `${position}–${last} من ${of}` : `${position} من ${of}`),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'شرائح' });
    await userEvent.click(canvas.getByRole('button', { name: 'الشريحة التالية' }));
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1));
    await expect(list.scrollLeft).toBeLessThan(0);
    await expect(canvas.getByText('2–3 من 3')).toBeVisible();
  },
});
