// The sections below the first screen, in one chunk, which loads after the parts that visitors use first.
export { Closing } from './closing/Closing.tsx';
export { Faq } from './faq/Faq.tsx';
export { HallOfFame } from './hall-of-fame/HallOfFame.tsx';
export { HeroFigures } from './hero-figures/HeroFigures.tsx';
export { RecentPayouts } from './payouts/RecentPayouts.tsx';
export { Stats } from './stats/Stats.tsx';
export { TestimonialCarousel } from './testimonials/TestimonialCarousel.tsx';
export { TestimonialWall } from './testimonials/TestimonialWall.tsx';
export { Why } from './why/Why.tsx';
