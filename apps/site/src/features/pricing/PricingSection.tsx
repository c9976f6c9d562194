import * as t from '@duneline/specs/messages/pricing';
import { TestTradesLink } from '../../lib/link/TestTradesLink.tsx';
import * as css from './pricing.css.ts';
import { SelectorBlock } from './selector/SelectorBlock.tsx';
import { usePricingSelector } from './selector/usePricingSelector.ts';

/** The pricing selector as a section of the home page (spec §2); the rules' guarantee links to it. */
export function PricingSection() {
  const flow = usePricingSelector();
  return (
    <section id="evaluation-rules" className={css.section} aria-labelledby="pricing-title">
      <div className={css.container}>
        <div className={css.head}>
          <h2 id="pricing-title" className={css.title}>
            {t.titleFirst} <br />
            {t.titleSecond}
          </h2>
          <p className={css.lead}>{t.lead}</p>
        </div>
        <SelectorBlock {...flow} addOns={[]} />
        <TestTradesLink />
      </div>
    </section>
  );
}
