import { expect, fn, waitFor, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { arabicTestimonials, sampleTestimonials } from '../testimonial/testimonials.story-support.ts';
import { TestimonialCarousel } from './TestimonialCarousel.tsx';

const testimonials = sampleTestimonials.filter(({ received }) => received?.some(({ id }) => id === 'payout')).slice(0, 4);
const count = testimonials.length;

const meta = preview.meta({
  title: 'Blocks/TestimonialCarousel',
  component: TestimonialCarousel,
  args: {
    title: 'What traders say',
    badge: <Badge>Sample data</Badge>,
    testimonials,
    receivedLabel: 'On a simulated account',
    onIndexChange: fn(),
  },
  parameters: notes({
    dos: [
      'Three to six, each with the amount that its author received.',
      'State "Sample data" for samples, and "simulated" above every receipt.',
    ],
    donts: ['For many use a TestimonialWall.', 'Nothing that users must read: few wait for the last one.'],
    keys: {
      Tab: 'Moves to pause, previous, next, then to the list; pauses it meanwhile.',
      'Enter, Space': 'On a button: pauses, or shows the previous or next one.',
      'Arrow keys': 'In the list: scroll to the next one.',
    },
    announces: [
      '"carousel" with the title; each item "slide", "2 of 4".',
      'The position, politely, after the visitor’s own step; not every four seconds.',
    ],
    machine: 'testimonial-carousel',
    clause: '§2 Testimonial carousel; §4 Testimonials auto-advance every 4s and pause on hover',
  }),
});

export const States = meta.story({ args: { index: 0 }, globals: { viewport: { value: 'desktop' } } });

export const WithoutReceipt = meta.story({
  args: { index: 0, testimonials: testimonials.map(({ received: _, ...said }) => said) },
});

export const OnAPhone = meta.story({
  args: { index: 0 },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

/** The visible slide: its index, and what the list shows. */
function shown(carousel: HTMLElement) {
  const list = within(carousel).getByRole('list');
  const { left } = list.getBoundingClientRect();
  const slides = [...list.children];
  return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2);
}

const next = { name: 'Next testimonial' };
const previous = { name: 'Previous testimonial' };

export const Advances = meta.story({
  name: 'Advances by itself, and holds under the pointer',
  tags: ['!visual', 'audited'], // animated
  play: async ({ args, canvas, userEvent }) => {
    const carousel = canvas.getByRole('region', { name: 'What traders say' });
    await waitFor(() => expect(shown(carousel)).toBe(1));
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1));
    await expect(canvas.getByText(`2 of ${count}`)).toHaveAttribute('aria-live', 'off');
    await userEvent.hover(carousel);
    await expect(canvas.getByText(`2 of ${count}`)).toHaveAttribute('aria-live', 'polite');
  },
});

export const Steps = meta.story({
  name: 'Steps on and back in a ring, and announces where it is',
  tags: ['!visual'], // looks the same as States
  play: async ({ canvas, userEvent }) => {
    const carousel = canvas.getByRole('region', { name: 'What traders say' });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the testimonials' }));
    await userEvent.click(canvas.getByRole('button', previous));
    await waitFor(() => expect(shown(carousel)).toBe(count - 1));
    const position = await canvas.findByText(`${count} of ${count}`);
    await expect(position).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', next));
    await waitFor(() => expect(shown(carousel)).toBe(0));
    await waitFor(() => expect(position).toHaveTextContent(`1 of ${count}`));
    canvas.getByRole('button', next).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown(carousel)).toBe(1));
  },
});

export const ByHand = meta.story({
  name: 'Follows a finger that scrolls it',
  tags: ['!visual'], // looks the same as States
  globals: { viewport: { value: 'phone' }, motion: 'reduced' },
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('list', { name: 'Testimonials' });
    list.scrollTo({ left: list.clientWidth * 2, behavior: 'instant' });
    await expect(await canvas.findByText(`3 of ${count}`)).toBeVisible();
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(2));
  },
});

export const Controlled = meta.story({
  name: 'Asks for the next one and shows what it is told when it is controlled',
  tags: ['!visual'], // looks the same as States
  args: { index: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const carousel = canvas.getByRole('region', { name: 'What traders say' });
    await waitFor(() => expect(shown(carousel)).toBe(2));
    await userEvent.click(canvas.getByRole('button', next));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(3);
    await expect(shown(carousel)).toBe(2);
  },
});

export const Calm = meta.story({
  name: 'Does not move by itself under reduced motion',
  tags: ['!visual'], // looks the same as States without the pause button
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const carousel = canvas.getByRole('region', { name: 'What traders say' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Pause the testimonials' })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', next));
    await waitFor(() => expect(shown(carousel)).toBe(1));
  },
});

export const RightToLeft = meta.story({
  name: 'Runs the other way in right-to-left text',
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  args: {
    title: 'ما يقوله المتداولون',
    badge: <Badge>بيانات عينة</Badge>,
    testimonials: arabicTestimonials,
    index: 1,
    words: {
      role: 'عرض متتابع',
      slideRole: 'شريحة',
      list: 'شهادات',
      pause: 'إيقاف الشهادات',
      play: 'تشغيل الشهادات',
      previous: 'الشهادة السابقة',
      next: 'الشهادة التالية',
      position: (place, of) => `${place} من ${of}`,
    },
  },
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region', { name: 'ما يقوله المتداولون' });
    await waitFor(() => expect(shown(carousel)).toBe(1));
    await expect(await canvas.findByText('2 من 3')).toBeVisible();
  },
});
