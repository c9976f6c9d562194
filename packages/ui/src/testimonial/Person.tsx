import { Icon } from '../Icon/Icon.tsx';
import { check } from '../Icon/icons.ts';
import * as css from './Person.css.ts';
import { Rating } from './Rating.tsx';
import type { Testimonial } from './Testimonial.ts';

/** The author of a testimonial: rating, place and subject. */
export function Person({ name, about, rating, verified }: Testimonial) {
  return (
    <figcaption className={css.person}>
      {rating && <Rating {...rating} />}
      <span className={css.name}>
        {name}
        {verified && <Icon of={check} size={16} aria-label={verified} />}
      </span>
      <span className={css.details}>{about}</span>
    </figcaption>
  );
}
