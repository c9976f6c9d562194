import { Suspense, type ComponentType } from 'react';
import { Guarantees } from '../../features/home/guarantees/Guarantees.tsx';
import { Hero } from '../../features/home/hero/Hero.tsx';
import { PricingSection } from '../../features/pricing/PricingSection.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { PartBoundary } from '../../lib/lazy-part/PartBoundary.tsx';
import { whenIdle } from '../../lib/start/whenIdle.ts';
import * as css from './home.css.ts';

type Below = typeof import('../../features/home/belowTheFold.ts');

const section = (name: keyof Below) =>
  lazyPart(async () => {
    await whenIdle(); // after the selector, which visitors use first
    return (await import('../../features/home/belowTheFold.ts'))[name];
  });

const HeroFigures = section('HeroFigures');
const RecentPayouts = section('RecentPayouts');
const Why = section('Why');
const Stats = section('Stats');
const TestimonialCarousel = section('TestimonialCarousel');
const HallOfFame = section('HallOfFame');
const Faq = section('Faq');
const TestimonialWall = section('TestimonialWall');
const Closing = section('Closing');

/**
 * The home page: eleven sections in the specification's order (spec §2); sections that are not used immediately hydrate when the
 * browser is idle.
 */
export function Component() {
  return (
    <>
      <Head routeId="home" />
      <PartBoundary>
        <Hero />
      </PartBoundary>
      <PartBoundary>
        <Guarantees />
      </PartBoundary>
      <Later of={[HeroFigures, RecentPayouts, Why, Stats, TestimonialCarousel, HallOfFame]} />
      <PartBoundary>
        <PricingSection />
      </PartBoundary>
      <Later of={[Faq, TestimonialWall, Closing]} />
    </>
  );
}

/** Each has its own boundaries, so that none waits for another or breaks it. */
function Later({ of }: { readonly of: readonly ComponentType[] }) {
  return of.map((Section, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list is fixed
    <PartBoundary key={place}>
      <Suspense fallback={<div className={css.room} aria-busy="true" />}>
        <Section />
      </Suspense>
    </PartBoundary>
  ));
}
