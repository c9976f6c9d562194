import * as t from '@duneline/specs/messages/home-sections';
import { Badge, TestimonialWall as WallBlock } from '@duneline/ui';
import * as section from '../section/section.css.ts';
import { SectionHead } from '../section/SectionHead.tsx';
import { useNow } from '../sample-time/useNow.ts';
import { wallTestimonials } from './split.ts';
import { testimonialOf } from './testimonialOf.tsx';
import * as css from './TestimonialWall.css.ts';

/** All other testimonials. */
export function TestimonialWall() {
  const now = useNow();
  return (
    <section className={section.section} aria-labelledby="wall">
      <div className={section.container}>
        <SectionHead id="wall" title={t.wallTitle}>
          <p className={section.lead}>
            {t.wallLead} <Badge>{t.sampleData}</Badge>
          </p>
        </SectionHead>
        <div className={css.wall}>
          <WallBlock testimonials={wallTestimonials.map((testimonial) => testimonialOf(testimonial, now))} />
        </div>
      </div>
    </section>
  );
}
