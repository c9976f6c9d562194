import * as t from '@duneline/specs/messages/admin-business';
import { applied } from '@duneline/specs/messages/admin-review';
import { Badge, DescriptionList, EmptyState, Link, PageHeader, Panel } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { isolateText } from '../../../lib/format/isolateText.ts';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import * as css from '../business.css.ts';
import { DecisionDates } from '../decisions/DecisionDates.tsx';
import { useNextAddress } from '../decisions/queue.ts';
import { ReviewPanel } from '../decisions/ReviewPanel.tsx';
import { useDecision } from '../decisions/useDecision.ts';
import { PersonLink } from '../PersonLink.tsx';
import { approvalOf, refusalOf } from './affiliateDecisions.ts';
import { statusNames, statusTones } from './affiliateLabels.ts';
import { decideAffiliate } from './changeAffiliate.ts';
import { FlagsPanel } from './FlagsPanel.tsx';
import { RateButton } from './RateButton.tsx';
import { readAffiliate, readWaitingApplications, type AffiliateRecord } from './readAffiliate.ts';

const followed = ['affiliates'] as const;

/** An affiliate or an applicant beside what is known about them, to approve, to reject or to suspend (spec §2: admin console). */
export function AffiliatePage({ id }: { readonly id: string }) {
  useTableChanges(followed); // somebody else may decide meanwhile
  const query = useQuery({ queryKey: tableKey('affiliates', 'one', id), queryFn: () => readAffiliate(id) });
  const { data } = query;
  return (
    <div className={css.page}>
      <PageHeader
        above={<BackToList>{t.affiliatesAll}</BackToList>}
        title={data ? t.affiliateTitle({ code: isolateText(data.code) }) : t.affiliatesTitle}
        actions={data && !data.isOwn && <RateButton affiliate={data} />}
      />
      <QueryPanel query={query} lines={8}>
        {(affiliate) =>
          affiliate === null ? <EmptyState level={2} title={t.affiliateMissing} /> : <Review affiliate={affiliate} />
        }
      </QueryPanel>
    </div>
  );
}

function Review({ affiliate }: { readonly affiliate: AffiliateRecord }) {
  const { id, status, applied_at: since, reason } = affiliate;
  const { mutateAsync } = useDecision(['affiliates'], decideAffiliate);
  const next = useNextAddress('affiliates', 'pending', readWaitingApplications, { record: id, since });
  return (
    <div className={css.evidence}>
      <Facts affiliate={affiliate} />
      <div className={css.decisionColumn}>
        <ReviewPanel
          status={<Badge tone={statusTones[status]}>{statusNames[status]}</Badge>}
          approve={approvalOf(affiliate, mutateAsync)}
          reject={refusalOf(affiliate, mutateAsync)}
          next={next}
          isOwn={affiliate.isOwn}
        >
          <DecisionDates
            received={{ label: applied, at: since }}
            due={status === 'pending' ? affiliate : null}
            decidedAt={affiliate.decided_at}
            decidedBy={affiliate.decided_by}
            decider={affiliate.decider}
            reason={status === 'rejected' ? reason : null}
          />
        </ReviewPanel>
      </div>
      <FlagsPanel flags={affiliate.flags} />
    </div>
  );
}

function Facts({ affiliate }: { readonly affiliate: AffiliateRecord }) {
  const { status, reason, website, tier, rate_changed_at: changedAt, rate_reason: rateReason } = affiliate;
  return (
    <Panel title={t.affiliateFacts}>
      <DescriptionList
        items={[
          { id: 'person', label: t.person, value: <PersonLink id={affiliate.owner_id} name={affiliate.person} /> },
          { id: 'email', label: t.affiliateEmail, value: <bdi>{affiliate.email ?? '–'}</bdi> },
          { id: 'audience', label: t.affiliateAudience, value: affiliate.audience },
          ...(website === null
            ? []
            : [
                {
                  id: 'website',
                  label: t.affiliateWebsite,
                  value: (
                    <Link tone="accent" href={website} isExternal>
                      <bdi>{website}</bdi>
                    </Link>
                  ),
                },
              ]),
          ...(reason === null || status === 'rejected'
            ? []
            : [{ id: 'reason', label: t.affiliateReason, value: <bdi>{reason}</bdi> }]),
          { id: 'sales', label: t.affiliateSales, value: formatNumber(affiliate.sales) },
          { id: 'tier', label: t.affiliateTier, value: `${tier.name}, ${formatPercent(tier.commissionPercent)}` },
          {
            id: 'rate',
            label: t.affiliateRate,
            value: formatPercent(affiliate.commission_bps / 100),
            ...(changedAt !== null && { note: `${t.rateChanged({ date: formatDate(changedAt) })}: ${rateReason ?? ''}` }),
          },
        ]}
      />
    </Panel>
  );
}
