import * as t from '@duneline/specs/messages/admin-business';
import { Button } from '@duneline/ui';
import { useMemo, useState } from 'react';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import type { OpenDecision } from '../decisions/OpenDecision.ts';
import { useBusinessTable } from '../useBusinessTable.ts';
import { useDecision } from '../decisions/useDecision.ts';
import { affiliateColumns, rateOf } from './affiliateColumns.tsx';
import { AffiliatePage } from './AffiliatePage.tsx';
import { statusNames } from './affiliateLabels.ts';
import { decideAffiliate, readAffiliates, type AffiliateRow } from './readAffiliates.ts';
import { TiersPanel } from './TiersPanel.tsx';

const filters = ['status', 'q', 'person', ...dayFilters];

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
    columns: affiliateColumns,
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
