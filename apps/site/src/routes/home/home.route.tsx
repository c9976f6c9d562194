import { lazy, Suspense, type ComponentType } from 'react';
import { Guarantees } from '../../features/home/guarantees/Guarantees.tsx';
import { Hero } from '../../features/home/hero/Hero.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { whenIdle } from '../../lib/start/whenIdle.ts';
import * as css from './home.css.ts';

type Below = typeof import('../../features/home/below.ts');

// The selector is what visitors come to use: it is asked for together with the page, and the rest waits for it.
const pricing = import('../../features/pricing/PricingSection.tsx');
const section = (name: keyof Below) =>
  lazy(async () => {
    await pricing;
    await whenIdle();
    return { default: (await import('../../features/home/below.ts'))[name] };
  });
const PricingSection = lazy(async () => ({ default: (await pricing).PricingSection }));

/** The sections below the first screen, in the specification's order (spec §2). */
const sections: readonly (readonly [name: string, section: ComponentType])[] = [
  ['payouts', section('RecentPayouts')],
  ['why', section('Why')],
  ['stats', section('Stats')],
  ['testimonials', section('TestimonialCarousel')],
  ['hall-of-fame', section('HallOfFame')],
  ['pricing', PricingSection],
  ['faq', section('Faq')],
  ['wall', section('TestimonialWall')],
  ['closing', section('Closing')],
];

/** The home page: eleven sections; each below the guarantees hydrates by itself when its chunk arrives. */
export function Component() {
  return (
    <>
      <Head routeId="home" />
      <Hero />
      <Guarantees />
      {sections.map(([name, Section]) => (
        <Suspense key={name} fallback={<div className={css.room} aria-busy="true" />}>
          <Section />
        </Suspense>
      ))}
    </>
  );
}
