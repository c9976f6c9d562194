import { expect, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { arabicTestimonials, sampleTestimonials } from '../testimonial/testimonials.story-support.ts';
import { TestimonialWall } from './TestimonialWall.tsx';

const [first, ...others] = sampleTestimonials.slice(0, 9);
/** Samples carry no tick; one is shown with it. */
const wall = first ? [{ ...first, verified: 'Receipt checked' }, ...others] : [];

const meta = preview.meta({
  title: 'Blocks/TestimonialWall',
  component: TestimonialWall,
  args: { testimonials: wall },
  parameters: notes({
    dos: ['Also show ratings below five.', 'Add a heading above it, and a Badge "Sample data" for samples.'],
    donts: ['For received amounts use a TestimonialCarousel, which shows receipts.', 'For a single testimonial use a Quote.'],
    announces: [
      'A list; each item is a figure with a quotation, the rating as text, the name, "Receipt checked", and its subject.',
    ],
    clause: '§2 Testimonial wall; §3 Testimonial',
  }),
});

export const States = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(args.testimonials.length);
    const figure = within(items[0] ?? document.body);
    await expect(figure.getByRole('blockquote')).toHaveTextContent(first?.text ?? '');
    await expect(figure.getByText(first?.rating?.label ?? '')).toBeVisible();
    const verified = args.testimonials.filter((testimonial) => testimonial.verified);
    await expect(canvas.getAllByRole('img', { name: 'Receipt checked' })).toHaveLength(verified.length);
  },
});

export const OnAPhone = meta.story({
  args: { testimonials: sampleTestimonials.slice(0, 2) },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: { testimonials: arabicTestimonials },
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
});
