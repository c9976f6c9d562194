import * as t from '@duneline/specs/messages/home-sections';
import { Badge, TestimonialWall as WallBlock } from '@duneline/ui';
import * as section from '../section/section.css.ts';
import { SectionHead } from '../section/SectionHead.tsx';
import { wallTestimonials } from './split.ts';
import { testimonialOf } from './testimonialOf.tsx';
import * as css from './TestimonialWall.css.ts';

const testimonials = wallTestimonials.map(testimonialOf);

/** All other testimonials. */
export function TestimonialWall() {
  return (
    <section className={section.section} aria-labelledby="wall">
      <div className={section.container}>
        <SectionHead id="wall" title={t.wallTitle}>
          <p className={section.lead}>
            {t.wallLead} <Badge>{t.sampleData}</Badge>
          </p>
        </SectionHead>
        <div className={css.wall}>
          <WallBlock testimonials={testimonials} />
        </div>
      </div>
    </section>
  );
}
