import * as business from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-payouts';
import { DescriptionList, Panel } from '@duneline/ui';
import { RecordLink } from '../../../lib/areas/RecordLink.tsx';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { statusNames } from '../affiliates/affiliateLabels.ts';
import { Check } from '../payout-review/Check.tsx';
import { IdentityCheck } from '../payout-review/IdentityCheck.tsx';
import { checkAffiliatePayout } from './affiliateChecks.ts';
import type { ReviewedAffiliatePayout } from './readAffiliatePayout.ts';

/** What an affiliate's payout requires, check by check, with the record that each is about. */
export function AffiliateChecksPanel({ payout }: { readonly payout: ReviewedAffiliatePayout }) {
  const { affiliate, availableCents: available } = payout;
  const { isActive, isCovered } = checkAffiliatePayout(payout);
  const left = formatMoney(Math.abs(available), { cents: 'always' });
  return (
    <Panel title={t.checks}>
      <DescriptionList
        items={[
          {
            id: 'affiliate',
            label: business.affiliate,
            value: (
              <Check isMet={isActive} words={statusNames[affiliate.status]}>
                <RecordLink section="affiliates" record={affiliate.id}>
                  {affiliate.code}
                </RecordLink>
              </Check>
            ),
            note: affiliate.flags.length > 0 && t.flaggedOrders({ count: affiliate.flags.length }),
          },
          {
            id: 'commission',
            label: t.commission,
            value: <Check isMet={isCovered} words={isCovered ? t.covered : t.uncovered} />,
            note: isCovered ? t.commissionLeft({ left }) : t.commissionMissing({ missing: left }),
          },
          { id: 'identity', label: t.identity, value: <IdentityCheck {...payout} /> },
        ]}
      />
    </Panel>
  );
}
