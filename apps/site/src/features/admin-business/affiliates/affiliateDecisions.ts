import * as business from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-review';
import { isolateText } from '../../../lib/format/isolateText.ts';
import { askReason } from '../decisions/askReason.ts';
import type { OpenDecision } from '../decisions/OpenDecision.ts';
import { rateOf } from './affiliateColumns.tsx';
import type { AffiliateDecision } from './changeAffiliate.ts';
import type { AffiliateRecord } from './readAffiliate.ts';

type Send = (decision: AffiliateDecision) => Promise<unknown>;

const reasons = [
  { name: t.vague, text: t.vagueText },
  { name: t.unreached, text: t.unreachedText },
  { name: t.promising, text: t.promisingText },
];
const whatOf = ({ code }: AffiliateRecord) => business.affiliateName({ code: isolateText(code) });

/** How an applicant, or whoever was rejected or suspended, becomes an active affiliate. `null` for active ones, and for oneself. */
export function approvalOf(affiliate: AffiliateRecord, send: Send): OpenDecision | null {
  const { id, status: from, isOwn } = affiliate;
  if (from === 'active' || isOwn) return null;
  return {
    title: business.approveTitle({ what: whatOf(affiliate) }),
    text: business.affiliateApproveText({ rate: rateOf(affiliate) }),
    confirmLabel: business.approve,
    isRefusal: false,
    confirm: () => send({ id, from, status: 'active' }),
  };
}

/** How an application is rejected, or an active affiliate suspended. `null` for others, and for oneself. */
export function refusalOf(affiliate: AffiliateRecord, send: Send): OpenDecision | null {
  const { id, status: from, isOwn, locale } = affiliate;
  if (isOwn) return null;
  if (from === 'active') {
    return {
      title: business.suspendTitle({ what: whatOf(affiliate) }),
      text: business.suspendText,
      confirmLabel: business.suspend,
      isRefusal: false,
      hasKey: false,
      confirm: () => send({ id, from, status: 'suspended' }),
    };
  }
  if (from !== 'pending') return null;
  return {
    title: business.rejectTitle({ what: whatOf(affiliate) }),
    text: business.affiliateRejectText,
    confirmLabel: business.reject,
    isRefusal: true,
    asks: askReason(locale),
    reasons,
    confirm: (reason) => send({ id, from, status: 'rejected', reason }),
  };
}
