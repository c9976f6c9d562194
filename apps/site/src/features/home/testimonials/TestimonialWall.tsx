import * as t from '@duneline/specs/messages/home-sections';
import { Badge } from '@duneline/ui';
import * as section from '../section/section.css.ts';
import { SectionHead } from '../section/SectionHead.tsx';
import { Person } from './Person.tsx';
import { wallTestimonials } from './split.ts';
import * as css from './TestimonialWall.css.ts';

/** All other testimonials at once. */
export function TestimonialWall() {
  return (
    <section className={section.section} aria-labelledby="wall">
      <div className={section.container}>
        <SectionHead id="wall" title={t.wallTitle}>
          <p className={section.lead}>
            {t.wallLead} <Badge>{t.sampleData}</Badge>
          </p>
        </SectionHead>
        <ul role="list" className={css.wall}>
          {wallTestimonials.map((testimonial) => (
            <li key={testimonial.id} className={css.item}>
              <figure className={css.card}>
                <blockquote>
                  <p>{testimonial.text}</p>
                </blockquote>
                <Person testimonial={testimonial} />
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
