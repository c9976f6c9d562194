import { content } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { carouselTestimonials, wallTestimonials } from './split.ts';

describe('testimonials', () => {
  it('shows every one once: in the carousel or on the wall', () => {
    const ids = [...carouselTestimonials, ...wallTestimonials].map(({ id }) => id);
    expect(ids.toSorted()).toEqual(content.testimonials.map(({ id }) => id).toSorted());
    expect(carouselTestimonials.length).toBeGreaterThan(1);
  });

  it('does not hide the ones with fewer than five', () => {
    expect(wallTestimonials.some(({ rating }) => rating < 5)).toBe(true);
  });
});
