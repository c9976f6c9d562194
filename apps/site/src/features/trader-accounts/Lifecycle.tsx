import { statecharts } from '@duneline/specs/statecharts';
import * as t from '@duneline/specs/messages/trader';
import { StatechartView } from '@duneline/statechart-viewer';
import { useState } from 'react';
import { lifecycleState } from './lifecycleState.ts';
import type { TradingAccount } from './readAccounts.ts';
import * as css from './TraderAccounts.css.ts';

const words = { zoomIn: t.zoomIn, zoomOut: t.zoomOut, fit: t.fit, pending: t.pending };

/** The lifecycle as a chart, with the state of this account lit (decisions, /dashboard). */
export function Lifecycle({ account }: { readonly account: TradingAccount }) {
  const [now] = useState(() => Date.now());
  const table = statecharts['evaluation-lifecycle'];
  return (
    <section className={css.card} aria-labelledby="lifecycle">
      <h2 id="lifecycle" className={css.title}>
        {t.lifecycleTitle}
      </h2>
      <p className={css.text}>{t.lifecycleText}</p>
      <StatechartView
        key={account.id}
        table={table}
        snapshot={{ value: lifecycleState(account, now) }}
        label={t.lifecycleLabel}
        words={words}
      />
    </section>
  );
}
