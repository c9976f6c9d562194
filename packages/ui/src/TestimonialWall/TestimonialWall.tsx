import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Person } from '../testimonial/Person.tsx';
import type { Testimonial } from '../testimonial/Testimonial.ts';
import * as css from './TestimonialWall.css.ts';

export interface TestimonialWallProps extends ElementProps {
  testimonials: readonly Testimonial[];
}

/** Many testimonials in columns, each as high as its text. */
export function TestimonialWall({ testimonials, ...element }: TestimonialWallProps) {
  requireProps('TestimonialWall', { testimonials });
  return (
    <ul {...pickElementProps(element)} role="list" className={css.columns}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.id} className={css.item}>
          <figure className={css.card}>
            <blockquote>
              <p>{testimonial.text}</p>
            </blockquote>
            <Person {...testimonial} />
          </figure>
        </li>
      ))}
    </ul>
  );
}
