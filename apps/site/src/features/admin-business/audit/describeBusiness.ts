import * as t from '@duneline/specs/messages/admin-audit';
import { figure } from '../../../lib/format/figure.ts';
import { formatAmount } from '../../../lib/format/formatAmount.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { isChanged, withReason, type AuditEntry } from './auditEntry.ts';

// Each gives the sentence of an entry, or `null` if the entry needs none of its own: describeEntry.ts then counts what was changed.

/** What was done with an order. */
export function describeOrder(entry: AuditEntry): string | null {
  if (!isChanged(entry, 'status') || entry.after['status'] !== 'refunded') return null;
  return withReason(t.refunded(entry), entry.after['reason']);
}

/** Money that was owed to a buyer. */
export function describePayment(entry: AuditEntry): string | null {
  const { after } = entry;
  if (typeof after['surplus_sent_at'] === 'string') {
    const currency = typeof after['currency'] === 'string' ? after['currency'] : 'USD';
    const amount = figure(formatAmount(Number(after['amount_cents']), currency));
    return t.sentBack({ ...entry, amount });
  }
  return typeof after['refund_failed_at'] === 'string' ? t.refundFailed(entry) : null;
}

/** An account that an admin has ended. */
export function describeAccount(entry: AuditEntry): string | null {
  if (!isChanged(entry, 'status') || entry.after['status'] !== 'terminated') return null;
  return withReason(t.accountEnded(entry), entry.after['reason']);
}

/** What was done with a payout of a trader or of an affiliate. */
export function describePayout(entry: AuditEntry): string | null {
  return entry.action === 'insert' ? t.requested(entry) : describeDecision(entry);
}

/** What was done with an identity document. */
export function describeIdentityDocument(entry: AuditEntry): string | null {
  return entry.action === 'insert' ? t.uploaded(entry) : describeDecision(entry);
}

/** A decision on what somebody has asked for. */
function describeDecision(entry: AuditEntry): string | null {
  const { after } = entry;
  if (!isChanged(entry, 'status')) return null;
  switch (after['status']) {
    case 'approved': {
      return t.approved(entry);
    }
    case 'rejected': {
      return withReason(t.rejected(entry), after['reject_reason'] ?? after['reason']);
    }
    case 'paid': {
      return t.paid(entry);
    }
    default: {
      return null;
    }
  }
}

/** An affiliate's application, standing or rate. */
export function describeAffiliate(entry: AuditEntry): string | null {
  const { action, before, after } = entry;
  if (action === 'insert') return t.applied(entry);
  if (isChanged(entry, 'status')) {
    if (after['status'] === 'pending') return t.appliedAgain(entry);
    if (after['status'] === 'suspended') return t.suspended(entry);
    if (after['status'] === 'active') return before['status'] === 'suspended' ? t.reactivated(entry) : t.approved(entry);
    return describeDecision(entry);
  }
  if (!isChanged(entry, 'commission_bps')) return null;
  const sentence = t.rateChanged({
    ...entry,
    before: formatRate(before['commission_bps']),
    after: formatRate(after['commission_bps']),
  });
  return withReason(sentence, isChanged(entry, 'rate_reason') ? after['rate_reason'] : null);
}

/** @param bps basis points */
const formatRate = (bps: unknown) => figure(formatPercent(Number(bps) / 100));

/** A coupon. */
export function describeCoupon(entry: AuditEntry): string | null {
  const { action, after } = entry;
  if (action === 'insert' && typeof after['percent'] === 'number') {
    return t.couponCreated({ ...entry, percent: figure(formatPercent(after['percent'])) });
  }
  if (!isChanged(entry, 'is_active')) return null;
  return after['is_active'] === true ? t.switchedOn(entry) : t.switchedOff(entry);
}

/** An entry of the leaderboard that was hidden, or shown again. */
export function describeLeaderboard(entry: AuditEntry): string | null {
  if (!isChanged(entry, 'is_hidden')) return null;
  return entry.after['is_hidden'] === true ? t.hidden(entry) : t.shown(entry);
}

/** A ticket: its state, and who answers it. */
export function describeTicket(entry: AuditEntry): string | null {
  const { after, nameOf } = entry;
  if (isChanged(entry, 'status')) {
    if (after['status'] === 'open') return t.reopened(entry);
    return after['status'] === 'closed' ? t.closed(entry) : t.answered(entry);
  }
  if (!isChanged(entry, 'assignee')) return null;
  return after['assignee'] === null ? t.unassigned(entry) : t.assigned({ ...entry, person: nameOf(after['assignee']) });
}

/** What was done with a visitor's message. */
export function describeMessage(entry: AuditEntry): string | null {
  if (!isChanged(entry, 'status')) return null;
  if (entry.after['status'] === 'answered') return t.answered(entry);
  return entry.after['status'] === 'spam' ? t.spam(entry) : t.notSpam(entry);
}
