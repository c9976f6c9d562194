import * as t from '@duneline/specs/messages/trader-what-if';
import { SampleNote } from '@duneline/ui';
import { TradeTest } from './TradeTest.tsx';
import * as css from './WhatIf.css.ts';

/** The section of the dashboard that judges a file of one's own trades by the rules of an evaluation. */
export function WhatIfView() {
  return (
    <section className={css.card} aria-labelledby="what-if">
      <div className={css.head}>
        <h2 id="what-if" className={css.title}>
          {t.title}
        </h2>
        <SampleNote>{t.simulated}</SampleNote>
      </div>
      <p className={css.lead}>{t.lead}</p>
      <TradeTest />
    </section>
  );
}
