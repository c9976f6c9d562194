import * as words from '@duneline/specs/messages/account';
import * as business from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-person';
import * as users from '@duneline/specs/messages/admin-users';
import { timeZone } from '@duneline/specs/messages/profile';
import { Badge, DescriptionList, EmptyState, PageHeader, Panel } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { isUuid } from '../../../lib/areas/recordFilter.ts';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { countryName } from '../../../lib/format/countryName.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { accountColumns } from '../accounts/accountColumns.tsx';
import { readAccounts } from '../accounts/readAccounts.ts';
import { affiliatePayoutColumns } from '../affiliate-payouts/affiliatePayoutColumns.tsx';
import { readAffiliatePayouts } from '../affiliate-payouts/readAffiliatePayouts.ts';
import { affiliateColumns } from '../affiliates/affiliateColumns.tsx';
import { readAffiliates } from '../affiliates/readAffiliates.ts';
import * as css from '../business.css.ts';
import { documentColumns } from '../kyc/documentColumns.tsx';
import { readDocuments } from '../kyc/readDocuments.ts';
import { orderColumns } from '../orders/orderColumns.tsx';
import { readOrders } from '../orders/readOrders.ts';
import { payoutColumns } from '../payouts/payoutColumns.tsx';
import { readPayouts } from '../payouts/readPayouts.ts';
import { ticketColumns } from '../tickets/ticketColumns.tsx';
import { readTickets } from '../tickets/readTickets.ts';
import type { OpenChange } from './openChange.ts';
import { PersonHistory } from './PersonHistory.tsx';
import { PersonRecords } from './PersonRecords.tsx';
import { readUserAndProfile, type Person } from './readUserAndProfile.ts';
import { UserActions } from './UserActions.tsx';
import { StateBadge } from './StateBadge.tsx';
import { kindNames } from './userLooks.ts';

const UserDialog = lazyPart(async () => (await import('./UserDialog.tsx')).UserDialog);

/** Without `kyc_documents`, which is not in the publication `supabase_realtime`. */
const followed = ['orders', 'trading_accounts', 'payouts', 'tickets', 'affiliates', 'affiliate_payouts', 'user_roles'] as const;

/** A person: their account, their records and what the audit log says about them (spec §2: admin console). */
export function PersonPage({ id }: { readonly id: string }) {
  useTableChanges(followed);
  const [change, setChange] = useState<OpenChange | null>(null);
  const query = useQuery({ queryKey: tableKey('user_roles', 'person', id), queryFn: () => readUserAndProfile(id) });
  const { data } = query;
  return (
    <div className={css.page}>
      <PageHeader
        above={<BackToList>{t.allPeople}</BackToList>}
        title={data ? <bdi>{data.name ?? data.email ?? users.noEmail}</bdi> : users.title}
        badge={data?.isAdmin && <Badge tone="info">{users.admin}</Badge>}
        actions={data && <UserActions row={data} onChoose={setChange} />}
      />
      {data === null ? (
        <EmptyState level={2} title={t.missing} />
      ) : (
        <>
          <Panel title={t.facts} actions={data && <StateBadge row={data} />}>
            <QueryPanel query={query} lines={5}>
              {(person) => person && <Facts person={person} />}
            </QueryPanel>
          </Panel>
          {/* The account is read from the auth service; the records do not wait for it. */}
          {isUuid(id) && <Records id={id} />}
        </>
      )}
      <Suspense fallback={null}>{change && <UserDialog change={change} onClose={() => setChange(null)} />}</Suspense>
    </div>
  );
}

function Records({ id }: { readonly id: string }) {
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
        shown={['affiliate', 'method', 'status', 'amount', 'date']}
        newestBy="requested_at"
        read={readAffiliatePayouts}
      />
      <PersonHistory person={id} />
    </>
  );
}

function Facts({ person }: { readonly person: Person }) {
  const { email, isConfirmed, kind, profile, createdAt, lastSignInAt, bannedUntil, factors } = person;
  return (
    <DescriptionList
      layout="blocks"
      items={[
        { id: 'email', label: users.email, value: <bdi dir="ltr">{email ?? users.noEmail}</bdi> },
        { id: 'confirmed', label: t.confirmed, value: isConfirmed ? business.yes : t.notYet },
        { id: 'kind', label: words.accountKind, value: kind ? kindNames[kind] : words.accountNone },
        { id: 'country', label: business.country, value: profile?.country ? countryName(profile.country) : t.unset },
        { id: 'phone', label: words.accountPhone, value: profile?.phone ? <bdi dir="ltr">{profile.phone}</bdi> : t.unset },
        { id: 'zone', label: timeZone, value: profile ? <bdi dir="ltr">{profile.time_zone}</bdi> : t.unset },
        { id: 'since', label: users.created, value: formatDate(createdAt) },
        { id: 'seen', label: users.lastSignIn, value: lastSignInAt ? formatMoment(lastSignInAt) : users.never },
        {
          id: 'factors',
          label: users.factors,
          value: factors.map(({ name }) => name || users.authenticator).join(', ') || words.accountNone,
        },
        ...(bannedUntil ? [{ id: 'banned', label: t.bannedUntil, value: formatMoment(bannedUntil) }] : []),
      ]}
    />
  );
}
