import { ReceiptRows } from '../Receipt/ReceiptRows.tsx';
import { Person } from '../testimonial/Person.tsx';
import type { Testimonial } from '../testimonial/Testimonial.ts';
import * as css from './TestimonialSlide.css.ts';

export interface TestimonialSlideProps {
  readonly testimonial: Testimonial;
  readonly receivedLabel: string | undefined;
}

/** A testimonial in large type, beside what its author received. */
export function TestimonialSlide({ testimonial, receivedLabel }: TestimonialSlideProps) {
  const { text, received } = testimonial;
  return (
    <figure className={css.card}>
      <div className={css.words}>
        <blockquote className={css.quote}>
          <p>{text}</p>
        </blockquote>
        <Person {...testimonial} />
      </div>
      {received && (
        <div className={css.receipt}>
          <p className={css.caption}>{receivedLabel}</p>
          <ReceiptRows rows={received} />
        </div>
      )}
    </figure>
  );
}
