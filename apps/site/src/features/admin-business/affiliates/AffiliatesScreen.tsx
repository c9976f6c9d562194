import * as t from '@duneline/specs/messages/admin-business';
import { Badge, Button, warning } from '@duneline/ui';
import { useMemo, useState } from 'react';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import * as css from '../business.css.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import type { OpenDecision } from '../DecisionDialog.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { useDecision } from '../useDecision.ts';
import { AffiliatePage } from './AffiliatePage.tsx';
import { statusNames, statusTones } from './affiliateLabels.ts';
import { decideAffiliate, readAffiliates, type AffiliateRow } from './readAffiliates.ts';
import { TiersPanel } from './TiersPanel.tsx';

const rateOf = ({ commission_bps }: AffiliateRow) => formatPercent(commission_bps / 100);

const columns: readonly DataColumn<AffiliateRow>[] = [
  {
    id: 'code',
    label: t.affiliateCode,
    cell: ({ id, code }) => <RowLink record={id}>{code}</RowLink>,
    orderBy: 'code',
    csv: ({ code }) => code,
  },
  { id: 'person', label: t.person, cell: ({ person }) => person ?? t.unknownPerson, csv: ({ person }) => person },
  {
    id: 'audience',
    label: t.affiliateAudience,
    cell: ({ audience }) => <span className={css.text}>{audience}</span>,
    csv: ({ audience }) => audience,
  },
  { id: 'website', label: t.affiliateWebsite, cell: ({ website }) => website, csv: ({ website }) => website, isHidden: true },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
    orderBy: 'status',
    csv: ({ status }) => status,
  },
  {
    id: 'rate',
    label: t.affiliateRate,
    align: 'end',
    cell: rateOf,
    orderBy: 'commission_bps',
    csv: ({ commission_bps }) => commission_bps / 100,
  },
  {
    id: 'flags',
    label: t.flags,
    cell: ({ flags }) =>
      flags.length > 0 && (
        <Badge tone="warning" icon={warning}>
          {t.flagCount({ count: flags.length })}
        </Badge>
      ),
    csv: ({ flags }) => flags.length,
  },
  {
    id: 'date',
    label: t.date,
    align: 'end',
    cell: ({ applied_at }) => formatDate(applied_at),
    orderBy: 'applied_at',
    csv: ({ applied_at }) => applied_at,
  },
];

const filters = ['status', 'q'];

/** Applications and affiliates, or the one in the address (spec §2: admin console). */
export function AffiliatesScreen() {
  const { record } = useSectionAddress();
  return record === null ? <AffiliateList /> : <AffiliatePage key={record} id={record} />;
}

/** To approve, to reject and to suspend. */
function AffiliateList() {
  const [decision, setDecision] = useState<OpenDecision | null>(null);
  const { mutateAsync } = useDecision(['affiliates'], decideAffiliate);
  const actions = useMemo(() => {
    const reject = (row: AffiliateRow) =>
      setDecision({
        title: t.rejectTitle({ what: t.affiliateName({ code: row.code }) }),
        text: t.affiliateRejectText,
        confirmLabel: t.reject,
        isRefusal: true,
        confirm: (reason) => mutateAsync({ id: row.id, status: 'rejected', reason }),
      });
    const open = (row: AffiliateRow, status: 'active' | 'suspended') => {
      const what = t.affiliateName({ code: row.code });
      setDecision({
        title: status === 'active' ? t.approveTitle({ what }) : t.suspendTitle({ what }),
        text: status === 'active' ? t.affiliateApproveText({ rate: rateOf(row) }) : t.suspendText,
        confirmLabel: status === 'active' ? t.approve : t.suspend,
        isRefusal: false,
        confirm: () => mutateAsync({ id: row.id, status, reason: null }),
      });
    };
    return (row: AffiliateRow) => {
      const next = row.status === 'active' ? 'suspended' : 'active';
      return (
        <>
          <Button size="sm" onPress={() => open(row, next)}>
            {next === 'active' ? t.approve : t.suspend}
          </Button>
          {row.status === 'pending' && (
            <Button size="sm" onPress={() => reject(row)}>
              {t.reject}
            </Button>
          )}
        </>
      );
    };
  }, [mutateAsync]);
  const table = useBusinessTable({
    name: 'admin-affiliates',
    source: 'affiliates',
    columns,
    actions,
    filters,
    read: readAffiliates,
  });
  return (
    <BusinessScreen
      title={t.affiliatesTitle}
      lead={t.affiliatesLead}
      empty={t.affiliatesEmpty}
      table={table}
      statuses={statusNames}
      searchLabel={t.affiliateSearch}
      decision={decision}
      onDecisionClose={() => setDecision(null)}
    >
      <TiersPanel />
    </BusinessScreen>
  );
}
