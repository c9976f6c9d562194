import * as t from '@duneline/specs/messages/admin-business';
import { DescriptionList, Panel } from '@duneline/ui';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatDatesIn } from '../../../lib/format/formatDatesIn.ts';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { practiceName } from '../../../lib/trader/practices.ts';
import { breachOf } from './breachOf.ts';
import type { Account } from './readAccounts.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** The evidence of a breach: the rule, the day, the figures, and the message to the trader. */
export function BreachPanel({ account }: { readonly account: Account }) {
  const breach = breachOf(account);
  return (
    <Panel title={t.breachTitle}>
      {breach && (
        <DescriptionList
          items={[
            { id: 'rule', label: t.breachRule, value: breach.isDailyLoss ? t.dailyLoss : t.maximumLoss },
            { id: 'day', label: t.breachDay, value: formatDate(breach.day) },
            {
              id: 'from',
              label: breach.isDailyLoss ? t.breachOpening : t.accountInitial,
              value: exact(breach.fromCents),
            },
            {
              id: 'floor',
              label: t.breachFloor({ percent: formatPercent(breach.limitBps / 100) }),
              value: exact(breach.floorCents),
            },
            { id: 'reached', label: breach.isDailyLoss ? t.breachLowest : t.dayClose, value: exact(breach.reachedCents) },
          ]}
        />
      )}
      {account.breach_practice !== null && (
        <DescriptionList
          items={[
            { id: 'rule', label: t.practice, value: practiceName(account.breach_practice) },
            ...(account.ended_at === null ? [] : [{ id: 'day', label: t.accountEnded, value: formatMoment(account.ended_at) }]),
          ]}
        />
      )}
      <p>{t.breachTold({ reason: formatDatesIn(account.breach_reason ?? '') })}</p>
    </Panel>
  );
}
