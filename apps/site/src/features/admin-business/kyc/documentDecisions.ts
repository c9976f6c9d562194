import * as business from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-review';
import { isolateText } from '../../../lib/format/isolateText.ts';
import { askReason } from '../decisions/askReason.ts';
import type { OpenDecision } from '../decisions/OpenDecision.ts';
import { isSameName } from './isSameName.ts';
import type { ReviewedDocument } from './readDocument.ts';
import type { DocumentDecision } from './readDocuments.ts';

type Send = (decision: DocumentDecision) => Promise<unknown>;

const isIdentity = (kind: ReviewedDocument['kind']) => kind !== 'proof-of-address';
const unreadable = { name: t.unreadable, text: t.unreadableText };
const cutOff = { name: t.cutOff, text: t.cutOffText };
const expired = { name: t.expired, text: t.expiredText };
const foreign = { name: t.foreign, text: t.foreignText };
const old = { name: t.old, text: t.oldText };
const withoutAddress = { name: t.withoutAddress, text: t.withoutAddressText };
const reasonsOf = (kind: ReviewedDocument['kind']) =>
  isIdentity(kind) ? [unreadable, cutOff, expired, foreign] : [unreadable, cutOff, old, withoutAddress];

const nameOf = ({ person }: ReviewedDocument) => (person === null ? business.unknownPerson : isolateText(person));

/** How a document is approved: a proof of identity with the name that was read on it. `null` unless it waits for this admin. */
export function approvalOf(document: ReviewedDocument, send: Send): OpenDecision | null {
  const { id, kind, status, person, isOwn } = document;
  if (status !== 'pending' || isOwn) return null;
  const name = nameOf(document);
  return {
    title: business.approveTitle({ what: business.kycName({ person: name }) }),
    text: isIdentity(kind) ? business.kycApproveText : '',
    confirmLabel: business.approve,
    isRefusal: false,
    ...(isIdentity(kind) && {
      asks: {
        label: business.kycConfirmedName,
        help: business.kycConfirmedNameHelp({ name }),
        missing: business.kycConfirmedNameMissing,
        longest: 80,
        isOneLine: true,
        doubtOf: (text) => (person === null || isSameName(text, person) ? null : t.otherName),
      },
    }),
    confirm: (text) => send({ id, from: status, status: 'approved', ...(isIdentity(kind) && { confirmedName: text }) }),
  };
}

/** How a document is rejected, also one that was approved. `null` if it is rejected already, or one's own. */
export function rejectionOf(document: ReviewedDocument, send: Send): OpenDecision | null {
  const { id, kind, status, locale, isOwn } = document;
  if (status === 'rejected' || isOwn) return null;
  return {
    title: business.rejectTitle({ what: business.kycName({ person: nameOf(document) }) }),
    text: status === 'approved' && isIdentity(kind) ? t.rejectApprovedText : '',
    confirmLabel: business.reject,
    isRefusal: true,
    asks: askReason(locale),
    reasons: reasonsOf(kind),
    confirm: (reason) => send({ id, from: status, status: 'rejected', reason }),
  };
}
