import { Badge, CopyButton, EmptyState, Link, Panel, Table, type TableColumn } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-tools';
import { tableWords } from '../../../lib/data-table/tableWords.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { locale } from '../../../lib/format/locale.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { couponState, type CouponState } from '../../../lib/price/couponState.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { useCoupons, type Coupon } from './coupons.ts';

const usesOf = ({ uses, max_uses }: Coupon) =>
  max_uses === null ? formatNumber(uses) : t.usesOf({ uses: formatNumber(uses), limit: formatNumber(max_uses) });

function stateName({ valid_from }: Coupon, state: CouponState) {
  if (state === 'on') return t.usable;
  if (state === 'later') return t.startsOn({ date: formatDate(valid_from) });
  return state === 'usedUp' ? t.limitReached : t.ended;
}

const columns: readonly TableColumn<Coupon>[] = [
  { id: 'code', label: t.couponCode, cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
  { id: 'percent', label: t.reduction, align: 'end', cell: ({ percent }) => formatPercent(percent) },
  { id: 'uses', label: t.uses, align: 'end', cell: usesOf },
  { id: 'ends', label: t.ends, cell: ({ expires_at }) => (expires_at ? formatDate(expires_at) : t.noEnd) },
  {
    id: 'state',
    label: t.state,
    cell: (coupon) => {
      const state = couponState(coupon, new Date());
      return <Badge tone={state === 'on' ? 'success' : 'neutral'}>{stateName(coupon, state)}</Badge>;
    },
  },
  {
    id: 'copy',
    label: t.copy,
    align: 'end',
    cell: ({ code }) => (
      <CopyButton size="sm" text={code} aria-label={t.copyCode({ code })} copiedLabel={t.copied} failedLabel={t.copyFailed} />
    ),
  },
];

/** The coupon codes of the affiliate: whoever orders with one counts as their sale. */
export function Coupons({ affiliateId }: { readonly affiliateId: string }) {
  const { data: coupons = [], isPending, error, isFetching, refetch } = useCoupons(affiliateId);
  return (
    <Panel title={t.coupons} lead={t.couponsLead}>
      <Table
        aria-label={t.coupons}
        columns={columns}
        rows={coupons}
        rowKey={({ code }) => code}
        isPending={isPending}
        error={error && <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />}
        renderEmptyState={() => (
          <EmptyState
            title={t.noCoupons}
            action={
              <Link href="/affiliate-dashboard/support" render={routerLink}>
                {t.askForCoupon}
              </Link>
            }
          >
            {t.noCouponsText}
          </EmptyState>
        )}
        locale={locale}
        words={tableWords}
      />
    </Panel>
  );
}
