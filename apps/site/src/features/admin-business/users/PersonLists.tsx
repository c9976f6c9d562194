import * as business from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-person';
import { accountColumns } from '../accounts/accountColumns.tsx';
import { readAccounts } from '../accounts/readAccounts.ts';
import { affiliatePayoutColumns } from '../affiliate-payouts/affiliatePayoutColumns.tsx';
import { readAffiliatePayouts } from '../affiliate-payouts/readAffiliatePayouts.ts';
import { affiliateColumns } from '../affiliates/affiliateColumns.tsx';
import { readAffiliates } from '../affiliates/readAffiliates.ts';
import { documentColumns } from '../kyc/documentColumns.tsx';
import { readDocuments } from '../kyc/readDocuments.ts';
import { orderColumns } from '../orders/orderColumns.tsx';
import { readOrders } from '../orders/readOrders.ts';
import { payoutColumns } from '../payouts/payoutColumns.tsx';
import { readPayouts } from '../payouts/readPayouts.ts';
import { ticketColumns } from '../tickets/ticketColumns.tsx';
import { readTickets } from '../tickets/readTickets.ts';
import { PersonHistory } from './PersonHistory.tsx';
import { PersonRecords } from './PersonRecords.tsx';

/** The newest records of a person, kind by kind, and what the audit log says about them. */
export function PersonLists({ id }: { readonly id: string }) {
  return (
    <>
      <PersonRecords
        person={id}
        title={business.ordersTitle}
        none={t.ordersNone}
        section="orders"
        table="orders"
        columns={orderColumns}
        shown={['number', 'program', 'status', 'total', 'date']}
        newestBy="created_at"
        read={readOrders}
      />
      <PersonRecords
        person={id}
        title={business.accountsTitle}
        none={t.accountsNone}
        section="accounts"
        table="trading_accounts"
        columns={accountColumns}
        shown={['number', 'program', 'phase', 'status', 'balance', 'date']}
        newestBy="opened_at"
        read={readAccounts}
      />
      <PersonRecords
        person={id}
        title={business.payoutsTitle}
        none={t.payoutsNone}
        section="payouts"
        table="payouts"
        columns={payoutColumns}
        shown={['number', 'account', 'method', 'status', 'amount', 'date']}
        newestBy="requested_at"
        read={readPayouts}
      />
      <PersonRecords
        person={id}
        title={t.documents}
        none={t.documentsNone}
        section="kyc"
        table="kyc_documents"
        columns={documentColumns}
        shown={['kind', 'status', 'date']}
        newestBy="submitted_at"
        read={readDocuments}
      />
      <PersonRecords
        person={id}
        title={business.ticketsTitle}
        none={t.ticketsNone}
        section="tickets"
        table="tickets"
        columns={ticketColumns}
        shown={['subject', 'topic', 'status', 'assignee', 'updated']}
        newestBy="updated_at"
        read={readTickets}
      />
      <PersonRecords
        person={id}
        title={business.affiliateFacts}
        none={t.affiliatesNone}
        section="affiliates"
        table="affiliates"
        columns={affiliateColumns}
        shown={['code', 'status', 'rate', 'flags', 'date']}
        newestBy="applied_at"
        read={readAffiliates}
      />
      <PersonRecords
        person={id}
        title={business.affiliatePayoutsTitle}
        section="affiliate-payouts"
        table="affiliate_payouts"
        columns={affiliatePayoutColumns}
        shown={['amount', 'affiliate', 'method', 'status', 'date']}
        newestBy="requested_at"
        read={readAffiliatePayouts}
      />
      <PersonHistory person={id} />
    </>
  );
}
