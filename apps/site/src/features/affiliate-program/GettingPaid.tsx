import * as t from '@duneline/specs/messages/affiliate';
import { affiliate, payouts } from '@duneline/specs/site';
import { DescriptionList } from '@duneline/ui';
import { formatList } from '../../lib/format/formatList.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatRange } from '../../lib/format/formatRange.ts';
import { methodName } from '../../lib/format/methodName.ts';

/** The smallest payout, the ways, the time and what is asked before the first. */
export function GettingPaid() {
  return (
    <DescriptionList
      layout="blocks"
      items={[
        { id: 'minimum', label: t.minimum, value: formatMoney(payouts.minimumCents), note: t.minimumNote },
        { id: 'methods', label: t.methods, value: formatList(affiliate.payoutMethods.map(methodName)), note: t.methodsNote },
        {
          id: 'processing',
          label: t.processing,
          value: t.processingValue({ hours: formatRange(payouts.processingHours) }),
          note: t.processingNote,
        },
        { id: 'identity', label: t.identity, value: t.identityValue, note: t.identityNote },
      ]}
    />
  );
}
