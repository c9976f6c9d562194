import { content } from '@duneline/specs/site';

/** This many testimonials with a payout are in the carousel, with receipts; the others are in the wall. */
const TOLD_ALONE = 4;
const withPayout = content.testimonials.filter(({ amountCents }) => amountCents !== null);

export const carouselTestimonials = withPayout.slice(0, TOLD_ALONE);
export const wallTestimonials = content.testimonials.filter((testimonial) => !carouselTestimonials.includes(testimonial));
