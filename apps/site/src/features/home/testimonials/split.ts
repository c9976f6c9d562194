import { content } from '@duneline/specs/site';

/** Testimonials that name an amount are told one by one, with their receipt; the rest fill the wall. */
const SPOKEN = 4;
const withAmounts = content.testimonials.filter(({ amountCents, refundCents }) => amountCents !== null && refundCents !== null);

export const carouselTestimonials = withAmounts.slice(0, SPOKEN);
export const wallTestimonials = content.testimonials.filter((testimonial) => !carouselTestimonials.includes(testimonial));
