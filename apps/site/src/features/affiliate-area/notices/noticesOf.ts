import type { Database } from '@duneline/specs/database';
import type { toast } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-notices';
import { formatMoney } from '../../../lib/format/formatMoney.ts';

type Tables = Database['public']['Tables'];
type Notice = Parameters<typeof toast>[0];

export const noticeOfReferral = ({ shown_name: name }: Tables['affiliate_referrals']['Row']): Notice => ({
  tone: 'info',
  title: t.signedUp,
  description: t.signedUpText({ name }),
});

export const noticeOfSale = ({ amount_cents }: Tables['affiliate_commissions']['Row']): Notice => ({
  tone: 'success',
  title: t.sold,
  description: t.soldText({ amount: formatMoney(amount_cents, { cents: 'always' }) }),
});

/** `null` for a payout that is not decided. */
export function noticeOfPayout({ status, reason }: Tables['affiliate_payouts']['Row']): Notice | null {
  if (status === 'requested') return null;
  if (status === 'rejected') return { tone: 'danger', title: t.payoutRejected, ...(reason !== null && { description: reason }) };
  return { tone: 'success', title: status === 'paid' ? t.payoutPaid : t.payoutApproved };
}

export const noticeOfReply = ({ author_name: name }: Tables['ticket_replies']['Row']): Notice => ({
  tone: 'info',
  title: t.replied,
  description: t.repliedText({ name }),
});
