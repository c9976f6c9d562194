import type { ReactNode } from 'react';
import { Carousel, type CarouselProps } from '../Carousel/Carousel.tsx';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import type { Testimonial } from '../testimonial/Testimonial.ts';
import { TestimonialSlide } from './TestimonialSlide.tsx';

export interface TestimonialCarouselProps
  extends ElementProps, Pick<CarouselProps, 'index' | 'defaultIndex' | 'onIndexChange' | 'words'> {
  title: string;
  testimonials: readonly Testimonial[];
  /** Beside the title: a Badge with "Sample data". */
  badge?: ReactNode;
  /** Heading of the amount that an author received: "On a simulated account". */
  receivedLabel?: string;
  /** Milliseconds for each slide. @default 4000 */
  periodMs?: number;
  /** Id of the title. @default 'testimonials' */
  id?: string;
}

/** Testimonials that advance automatically. Without scripts, and with reduced motion, a list that scrolls sideways. */
export function TestimonialCarousel(given: TestimonialCarouselProps) {
  requireProps('TestimonialCarousel', { testimonials: given.testimonials });
  const { title, testimonials, badge, id = 'testimonials', ...props } = useTexts('TestimonialCarousel', given);
  const { receivedLabel, periodMs = 4_000, words, ...carousel } = props;
  return (
    <Carousel
      {...carousel}
      aria-labelledby={id}
      header={
        <>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {badge}
        </>
      }
      items={testimonials.map((testimonial) => ({
        id: testimonial.id,
        content: <TestimonialSlide testimonial={testimonial} receivedLabel={receivedLabel} />,
      }))}
      periodMs={periodMs}
      words={{ ...english, ...words }}
    />
  );
}

const english: CarouselProps['words'] = {
  list: 'Testimonials',
  pause: 'Pause the testimonials',
  play: 'Play the testimonials',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
};
