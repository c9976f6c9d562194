import { Badge, calendar, Link, Panel } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-area';
import { affiliate, payouts as payoutRules } from '@duneline/specs/site';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { methodName } from '../../../lib/format/methodName.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { useSummary } from '../readAffiliate.ts';
import { accountEnding } from './accountEnding.ts';
import { releaseDay } from './releaseDay.ts';
import { usePayoutState } from './readPayouts.ts';
import * as css from './Overview.css.ts';

const minimum = formatMoney(payoutRules.minimumCents);

export interface NextPayoutProps {
  /** Whether a link leads to the payouts. */
  readonly hasLink?: boolean;
}

/** The request that is open, or what can be requested now; and what is still held. */
export function NextPayout({ hasLink = false }: NextPayoutProps) {
  const { data: summary } = useSummary();
  const { data: payouts } = usePayoutState();
  const { open = null, method = null, firstHeldAt = null } = payouts ?? {};
  const cents = open?.amount_cents ?? summary?.available_cents ?? 0;
  const when =
    open === null
      ? t.available
      : open.decided_at
        ? t.approvedPayout({ date: formatDate(open.decided_at) })
        : t.requested({ date: formatDate(open.requested_at) });
  return (
    <Panel
      title={t.nextPayout}
      variant="accent"
      actions={<Badge icon={calendar}>{when}</Badge>}
      footer={
        hasLink && (
          <Link href="/affiliate-dashboard/payouts" render={routerLink}>
            {t.toPayouts}
          </Link>
        )
      }
    >
      <p className={css.amount}>{formatMoney(cents, { cents: 'always' })}</p>
      <p className={css.small}>
        {method
          ? t.payoutTo({ method: methodName(method.method), account: accountEnding(method.details), minimum })
          : t.noMethod({ minimum })}
      </p>
      {firstHeldAt !== null && (
        <p className={css.small}>
          {t.heldUntil({
            amount: formatMoney(summary?.pending_cents ?? 0),
            date: formatDate(releaseDay(firstHeldAt, affiliate.approvalDays)),
          })}
        </p>
      )}
    </Panel>
  );
}
