import * as t from '@duneline/specs/messages/admin-business';
import { Badge, DescriptionList, EmptyState, PageHeader, Panel, Skeleton } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as css from '../business.css.ts';
import { PersonLink } from '../PersonLink.tsx';
import { statusNames, statusTones } from './affiliateLabels.ts';
import { FlagsPanel } from './FlagsPanel.tsx';
import { RateButton } from './RateButton.tsx';
import { readAffiliate, type AffiliateRecord } from './readAffiliates.ts';

/** An affiliate: who they are, what their sales earn and why, and the orders that were flagged. */
export function AffiliatePage({ id }: { readonly id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: tableKey('affiliates', 'one', id),
    queryFn: () => readAffiliate(id),
  });
  return (
    <div className={css.page}>
      <PageHeader
        above={<BackToList>{t.affiliatesAll}</BackToList>}
        title={data ? t.affiliateTitle({ code: data.code }) : t.affiliatesTitle}
        actions={data && <RateButton affiliate={data} />}
      />
      {data ? (
        <>
          <Facts affiliate={data} />
          <FlagsPanel flags={data.flags} />
        </>
      ) : data === null ? (
        <EmptyState level={2} title={t.affiliateMissing} />
      ) : error ? (
        <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  );
}

function Facts({ affiliate }: { readonly affiliate: AffiliateRecord }) {
  const { status, tier, rate_changed_at: changedAt, rate_reason: reason } = affiliate;
  return (
    <Panel title={t.affiliateFacts} actions={<Badge tone={statusTones[status]}>{statusNames[status]}</Badge>}>
      <DescriptionList
        layout="columns"
        items={[
          { id: 'person', label: t.person, value: <PersonLink id={affiliate.owner_id} name={affiliate.person} /> },
          { id: 'email', label: t.affiliateEmail, value: affiliate.email ?? '–' },
          { id: 'audience', label: t.affiliateAudience, value: affiliate.audience },
          ...(affiliate.website === null ? [] : [{ id: 'website', label: t.affiliateWebsite, value: affiliate.website }]),
          { id: 'date', label: t.date, value: formatDate(affiliate.applied_at) },
          ...(affiliate.reason === null ? [] : [{ id: 'reason', label: t.affiliateReason, value: affiliate.reason }]),
          { id: 'sales', label: t.affiliateSales, value: formatNumber(affiliate.sales) },
          { id: 'tier', label: t.affiliateTier, value: `${tier.name}, ${formatPercent(tier.commissionPercent)}` },
          {
            id: 'rate',
            label: t.affiliateRate,
            value: formatPercent(affiliate.commission_bps / 100),
            ...(changedAt !== null && { note: `${t.rateChanged({ date: formatDate(changedAt) })}: ${reason ?? ''}` }),
          },
        ]}
      />
    </Panel>
  );
}
