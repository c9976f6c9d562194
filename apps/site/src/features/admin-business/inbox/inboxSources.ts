import * as t from '@duneline/specs/messages/admin-inbox';
import type { RowsPage, RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { isolateText } from '../../../lib/format/isolateText.ts';
import type { TableName } from '../../../lib/query/tableKey.ts';
import { readAffiliatePayouts, type AffiliatePayoutRow } from '../affiliate-payouts/readAffiliatePayouts.ts';
import { readAffiliates } from '../affiliates/readAffiliates.ts';
import { kindNames } from '../kyc/documentLabels.ts';
import { readDocuments } from '../kyc/readDocuments.ts';
import { topicNames } from '../messages/messageLooks.ts';
import { readMessages } from '../messages/readMessages.ts';
import { readPayouts, type PayoutRow } from '../payouts/readPayouts.ts';
import { readTickets } from '../tickets/readTickets.ts';
import { computeApplicationDue, computeDocumentDue, computeMessageDue, computePayoutDue, computeTicketDue } from './dueDates.ts';
import type { InboxItem } from './InboxItem.ts';

/** How many items the inbox shows, and so how many of each kind are read. */
export const MAX_ITEMS = 10;

interface InboxSource {
  readonly section: InboxItem['section'];
  /** The status of its rows. */
  readonly status: string;
  /** The table of its rows. */
  readonly table: TableName;
  /** The database column with the moment at which they came. */
  readonly receivedIn: string;
  readonly read: (request: RowsRequest) => Promise<RowsPage<Omit<InboxItem, 'section' | 'isOverdue'>>>;
}

const formatCents = (cents: number) => formatMoney(cents, { cents: 'always' });

/** Reads rows as items. */
function reading<Row, Item>(read: (request: RowsRequest) => Promise<RowsPage<Row>>, toItem: (row: Row) => Item) {
  return async (request: RowsRequest) => {
    const { rows, count } = await read(request);
    return { rows: rows.map(toItem), count };
  };
}

/** A payout, which is decided first and sent then. */
const payoutsIn = (status: string, name: (words: { number: string; amount: string }) => string): InboxSource => ({
  table: 'payouts',
  section: 'payouts',
  status,
  receivedIn: 'requested_at',
  read: reading(readPayouts, ({ id, number, amount_cents: cents, requested_at: received, account, person }: PayoutRow) => ({
    id,
    task: name({ number: String(number), amount: formatCents(cents) }),
    record: String(number),
    person: { id: account.user_id, name: person },
    received,
    due: computePayoutDue(received),
  })),
});

const affiliatePayoutsIn = (status: string, name: (words: { code: string; amount: string }) => string): InboxSource => ({
  table: 'affiliate_payouts',
  section: 'affiliate-payouts',
  status,
  receivedIn: 'requested_at',
  read: reading(
    readAffiliatePayouts,
    ({ id, amount_cents: cents, requested_at: received, affiliate, person }: AffiliatePayoutRow) => ({
      id,
      task: name({ code: isolateText(affiliate.code), amount: formatCents(cents) }),
      record: id,
      person: { id: affiliate.owner_id, name: person },
      received,
      due: computePayoutDue(received),
    }),
  ),
});

/** What an admin has to do, kind by kind. */
export const inboxSources: readonly InboxSource[] = [
  payoutsIn('requested', t.decidePayout),
  payoutsIn('approved', t.sendPayout),
  affiliatePayoutsIn('requested', t.decideAffiliatePayout),
  affiliatePayoutsIn('approved', t.sendAffiliatePayout),
  {
    table: 'kyc_documents',
    section: 'kyc',
    status: 'pending',
    receivedIn: 'submitted_at',
    read: reading(readDocuments, ({ id, kind, owner_id: owner, submitted_at: received, person }) => ({
      id,
      task: t.reviewDocument({ kind: kindNames[kind] }),
      record: id,
      person: { id: owner, name: person },
      received,
      due: computeDocumentDue(received),
    })),
  },
  {
    table: 'affiliates',
    section: 'affiliates',
    status: 'pending',
    receivedIn: 'applied_at',
    read: reading(readAffiliates, ({ id, code, owner_id: owner, applied_at: received, person }) => ({
      id,
      task: t.decideApplication({ code: isolateText(code) }),
      record: id,
      person: { id: owner, name: person },
      received,
      due: computeApplicationDue(received),
    })),
  },
  {
    table: 'tickets',
    section: 'tickets',
    status: 'open',
    // Not `updated_at`, which changes when a ticket is assigned and when its owner writes again.
    receivedIn: 'created_at',
    read: reading(readTickets, ({ id, subject, owner_id: owner, created_at: received, person }) => ({
      id,
      task: t.answerTicket({ subject: isolateText(subject) }),
      record: id,
      person: { id: owner, name: person },
      received,
      due: computeTicketDue(received),
    })),
  },
  {
    table: 'contact_messages',
    section: 'messages',
    status: 'new',
    receivedIn: 'received_at',
    read: reading(readMessages, ({ id, name, topic, received_at: received }) => ({
      id,
      task: t.answerMessage({ topic: topicNames[topic] }),
      record: id,
      person: { id: null, name },
      received,
      due: computeMessageDue(topic, received),
    })),
  },
];

/**
 * The oldest items of a kind, and how many there are.
 * @throws {ServiceError}
 */
export async function readInboxItems(source: InboxSource, signal: AbortSignal): Promise<RowsPage<InboxItem>> {
  const { section, status, receivedIn, read } = source;
  const order = { column: receivedIn, isAscending: true };
  const { rows, count } = await read({ filters: { status }, order, from: 0, to: MAX_ITEMS - 1, signal });
  const now = Date.now();
  return { rows: rows.map((item) => ({ ...item, section, isOverdue: Date.parse(item.due) < now })), count };
}
