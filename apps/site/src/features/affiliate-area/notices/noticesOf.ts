import type { Database } from '@duneline/specs/database';
import * as t from '@duneline/specs/messages/affiliate-notices';
import type { ToastMessage } from '@duneline/ui';
import { sectionPath } from '../../../lib/areas/areas.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';

type Tables = Database['public']['Tables'];

/** What has happened, and the address where it is seen. */
export interface Notice {
  readonly message: ToastMessage;
  readonly address: string;
}

export const noticeOfReferral = ({ shown_name: name }: Tables['affiliate_referrals']['Row']): Notice => ({
  message: { tone: 'info', title: t.signedUp, description: t.signedUpText({ name }) },
  address: sectionPath('affiliate', 'referrals'),
});

export const noticeOfSale = ({ amount_cents }: Tables['affiliate_commissions']['Row']): Notice => ({
  message: {
    tone: 'success',
    title: t.sold,
    description: t.soldText({ amount: formatMoney(amount_cents, { cents: 'always' }) }),
  },
  address: sectionPath('affiliate', 'earnings'),
});

/** `null` for a payout that is not decided. */
export function noticeOfPayout({ status, reason }: Tables['affiliate_payouts']['Row']): Notice | null {
  if (status === 'requested') return null;
  const message: ToastMessage =
    status === 'rejected'
      ? { tone: 'danger', title: t.payoutRejected, ...(reason !== null && { description: reason }) }
      : { tone: 'success', title: status === 'paid' ? t.payoutPaid : t.payoutApproved };
  return { message, address: sectionPath('affiliate', 'payouts') };
}

export const noticeOfReply = ({ author_name: name, ticket_id }: Tables['ticket_replies']['Row']): Notice => ({
  message: { tone: 'info', title: t.replied, description: t.repliedText({ name }) },
  address: `${sectionPath('affiliate', 'support')}/${ticket_id}`,
});
