import * as t from '@duneline/specs/messages/trader-what-if';
import { SampleNote } from '@duneline/ui';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { SamplePath } from './SamplePath.tsx';
import { TradeTest } from './TradeTest.tsx';
import * as css from './WhatIf.css.ts';

/** The page /test-my-trades: whether one's own trades would have passed an evaluation, for visitors. */
export function TestMyTradesPage() {
  return (
    <>
      <PageHead title={t.title} lead={t.lead}>
        <SamplePath />
      </PageHead>
      <div className={css.page}>
        <section className={css.card} aria-label={t.title}>
          <SampleNote>{t.simulated}</SampleNote>
          <TradeTest />
        </section>
      </div>
    </>
  );
}
