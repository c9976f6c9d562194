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
import * as css from '../business.css.ts';
import type { OpenChange } from './openChange.ts';
import { PersonLists } from './PersonLists.tsx';
import { readUserAndProfile, type Person } from './readUserAndProfile.ts';
import { UserActions } from './UserActions.tsx';
import { StateBadge } from './StateBadge.tsx';
import { kindNames } from './userLooks.ts';

const UserDialog = lazyPart(async () => (await import('./UserDialog.tsx')).UserDialog);

const followed = [
  'orders',
  'trading_accounts',
  'payouts',
  'kyc_documents',
  'tickets',
  'affiliates',
  'affiliate_payouts',
  'user_roles',
] as const;

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
          {isUuid(id) && <PersonLists id={id} />}
        </>
      )}
      <Suspense fallback={null}>{change && <UserDialog change={change} onClose={() => setChange(null)} />}</Suspense>
    </div>
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
