import { content } from '@duneline/specs/site';

/** Some of the testimonials that name a payout are told one by one, with their receipt; the rest fill the wall. */
const TOLD_ALONE = 4;
const withPayout = content.testimonials.filter(({ amountCents }) => amountCents !== null);

export const carouselTestimonials = withPayout.slice(0, TOLD_ALONE);
export const wallTestimonials = content.testimonials.filter((testimonial) => !carouselTestimonials.includes(testimonial));
