import type { Testimonial } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { check, Icon } from '@duneline/ui';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { tierOf } from '../../../lib/price/findTier.ts';
import { Rating } from './Rating.tsx';
import * as css from './Person.css.ts';

/** Who said it, from where, about which size, when, and with which rating. */
export function Person({ testimonial }: { readonly testimonial: Testimonial }) {
  const { name, country, rating, date, program, isVerified } = testimonial;
  const bought = tierOf(program);
  return (
    <figcaption className={css.person}>
      <Rating rating={rating} />
      <span className={css.name}>
        {name}
        {isVerified && <Icon of={check} size={16} label={t.verified} />}
      </span>
      <span className={css.details}>
        {country.city}, {country.code} · {t.testimonialProgram({ program: bought.program.name, size: bought.tier.label })} ·{' '}
        <time dateTime={date}>{formatDate(date)}</time>
      </span>
    </figcaption>
  );
}
