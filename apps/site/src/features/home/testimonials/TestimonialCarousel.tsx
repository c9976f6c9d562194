import { slideMs } from '@duneline/machines';
import * as t from '@duneline/specs/messages/home-sections';
import { Badge, TestimonialCarousel as CarouselBlock } from '@duneline/ui';
import * as section from '../section/section.css.ts';
import { useComponentSettings } from '../../../lib/live-content/useComponentSettings.ts';
import { useNow } from '../sample-time/useNow.ts';
import { carouselTestimonials } from './split.ts';
import { testimonialOf } from './testimonialOf.tsx';

const words = {
  role: t.carouselRole,
  slideRole: t.carouselSlideRole,
  list: t.carouselLabel,
  position: (index: number, count: number) => t.carouselSlide({ index, count }),
  pause: t.carouselPause,
  play: t.carouselPlay,
  previous: t.carouselPrevious,
  next: t.carouselNext,
};

/** Testimonials in a carousel, each with its author's payout (spec §2, §4). */
export function TestimonialCarousel() {
  const { number } = useComponentSettings('testimonial-carousel');
  const now = useNow();
  return (
    <div className={`${section.section} ${section.container}`}>
      <CarouselBlock
        title={t.carouselTitle}
        badge={<Badge>{t.sampleData}</Badge>}
        testimonials={carouselTestimonials.map((testimonial) => testimonialOf(testimonial, now))}
        periodMs={number('interval', slideMs)}
        receivedLabel={t.testimonialReceipt}
        words={words}
      />
    </div>
  );
}
