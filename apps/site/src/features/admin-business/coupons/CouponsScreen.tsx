import { status } from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-coupons';
import { Badge, Button } from '@duneline/ui';
import { Suspense, useState } from 'react';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { MultiFilters } from '../../../lib/data-table/MultiFilters.tsx';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { CouponPage } from './CouponPage.tsx';
import { ownerNames, scopeOf, stateOf, statusNames, usesOf } from './couponLooks.ts';
import { OwnerCell } from './OwnerCell.tsx';
import { ownerKinds, readCoupons, type CouponRow } from './readCoupons.ts';

const CouponDialog = lazyPart(async () => (await import('./CouponDialog.tsx')).CouponDialog);

const filters = ['status', 'owner', 'q'];
const multiFilters = [{ id: 'owner', label: t.owner, items: ownerKinds.map((id) => ({ id, label: ownerNames[id] })) }];

const columns: readonly DataColumn<CouponRow>[] = [
  {
    id: 'code',
    label: t.code,
    cell: ({ code }) => (
      <bdi dir="ltr">
        <RowLink record={code}>{code}</RowLink>
      </bdi>
    ),
    orderBy: 'code',
    csv: ({ code }) => code,
  },
  {
    id: 'percent',
    label: t.percent,
    align: 'end',
    cell: ({ percent }) => formatPercent(percent),
    orderBy: 'percent',
    csv: ({ percent }) => percent,
  },
  { id: 'scope', label: t.scope, cell: (row) => <bdi>{scopeOf(row)}</bdi>, csv: scopeOf },
  {
    id: 'owner',
    label: t.owner,
    cell: (row) => <OwnerCell coupon={row} />,
    csv: ({ affiliate, person }) => [affiliate?.code, person].filter(Boolean).join(', '),
  },
  { id: 'uses', label: t.uses, align: 'end', cell: usesOf, orderBy: 'uses', csv: ({ uses }) => uses },
  {
    id: 'limit',
    label: t.limit,
    align: 'end',
    cell: ({ max_uses }) => max_uses,
    csv: ({ max_uses }) => max_uses,
    isHidden: true,
  },
  {
    id: 'status',
    label: status,
    cell: (row) => {
      const { name, tone } = stateOf(row);
      return <Badge tone={tone}>{name}</Badge>;
    },
    csv: (row) => stateOf(row).state,
  },
  {
    id: 'expires',
    label: t.expires,
    align: 'end',
    cell: ({ expires_at }) => (expires_at === null ? t.expiresNever : formatDate(expires_at)),
    orderBy: 'expires_at',
    csv: ({ expires_at }) => expires_at,
  },
  {
    id: 'date',
    label: t.validFrom,
    align: 'end',
    cell: ({ valid_from }) => formatDate(valid_from),
    orderBy: 'valid_from',
    csv: ({ valid_from }) => valid_from,
  },
];

/** All coupons, or the one in the address (spec §2: admin console). */
export function CouponsScreen() {
  const { record } = useSectionAddress();
  return record === null ? <CouponList /> : <CouponPage key={record} code={record} />;
}

function CouponList() {
  const [isCreating, setIsCreating] = useState(false);
  const table = useBusinessTable({ name: 'admin-coupons', source: 'coupons', columns, filters, read: readCoupons });
  return (
    <BusinessScreen
      title={t.title}
      lead={t.lead}
      empty={t.empty}
      table={table}
      statuses={statusNames}
      searchLabel={t.search}
      fields={<MultiFilters table={table} filters={multiFilters} />}
      headerActions={
        <Button variant="primary" onPress={() => setIsCreating(true)}>
          {t.create}
        </Button>
      }
    >
      <Suspense fallback={null}>{isCreating && <CouponDialog onClose={() => setIsCreating(false)} />}</Suspense>
    </BusinessScreen>
  );
}
