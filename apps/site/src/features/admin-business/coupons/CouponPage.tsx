import * as t from '@duneline/specs/messages/admin-coupons';
import { Alert, Badge, Button, DescriptionList, EmptyState, PageHeader, Panel } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as css from '../business.css.ts';
import { PersonLink } from '../PersonLink.tsx';
import { CouponOrders } from './CouponOrders.tsx';
import { scopeOf, stateOf, usesOf } from './couponLooks.ts';
import { OwnerCell } from './OwnerCell.tsx';
import { readCoupon, type Coupon } from './readCoupons.ts';
import { SwitchButton } from './SwitchButton.tsx';

const CouponDialog = lazyPart(async () => (await import('./CouponDialog.tsx')).CouponDialog);

/** A coupon: what it reduces, for whom, who made it, and the orders that used it. */
export function CouponPage({ code }: { readonly code: string }) {
  const [isChanging, setIsChanging] = useState(false);
  const query = useQuery({ queryKey: tableKey('coupons', 'one', code), queryFn: () => readCoupon(code) });
  const { data } = query;
  return (
    <div className={css.page}>
      <PageHeader
        above={<BackToList>{t.all}</BackToList>}
        title={data ? <bdi dir="ltr">{data.code}</bdi> : t.title}
        actions={
          data &&
          !data.isOwn && (
            <span className={css.actions}>
              <SwitchButton coupon={data} />
              <Button variant="secondary" onPress={() => setIsChanging(true)}>
                {t.change}
              </Button>
            </span>
          )
        }
      />
      <QueryPanel query={query} lines={8}>
        {(coupon) =>
          coupon === null ? (
            <EmptyState level={2} title={t.missing} />
          ) : (
            <>
              {coupon.isOwn && (
                <Alert tone="info" title={t.ownTitle}>
                  {t.ownText}
                </Alert>
              )}
              <Facts coupon={coupon} />
              <CouponOrders code={coupon.code} />
            </>
          )
        }
      </QueryPanel>
      <Suspense fallback={null}>
        {isChanging && data && <CouponDialog coupon={data} onClose={() => setIsChanging(false)} />}
      </Suspense>
    </div>
  );
}

function Facts({ coupon }: { readonly coupon: Coupon }) {
  const { percent, valid_from: from, expires_at: expires, note } = coupon;
  const { name, tone } = stateOf(coupon);
  return (
    <Panel title={t.facts} actions={<Badge tone={tone}>{name}</Badge>}>
      <DescriptionList
        layout="columns"
        items={[
          { id: 'percent', label: t.percent, value: formatPercent(percent) },
          { id: 'scope', label: t.scope, value: <bdi>{scopeOf(coupon)}</bdi> },
          { id: 'owner', label: t.owner, value: <OwnerCell coupon={coupon} /> },
          { id: 'uses', label: t.uses, value: usesOf(coupon) },
          { id: 'from', label: t.validFrom, value: formatMoment(from) },
          { id: 'expires', label: t.expires, value: expires === null ? t.expiresNever : formatMoment(expires) },
          { id: 'maker', label: t.madeBy, value: makerOf(coupon) },
          ...(note === null ? [] : [{ id: 'note', label: t.note, value: <bdi>{note}</bdi> }]),
        ]}
      />
    </Panel>
  );
}

function makerOf({ account, created_by: id, maker }: Coupon) {
  if (account) return t.madeByPlatform({ number: String(account.number) });
  return id === null ? t.madeByUnknown : <PersonLink id={id} name={maker} />;
}
