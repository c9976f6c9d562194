import * as t from '@duneline/specs/messages/admin-users';
import { person as personLabel } from '@duneline/specs/messages/admin-business';
import { Badge, Button } from '@duneline/ui';
import { Suspense, useCallback, useState } from 'react';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import * as css from '../business.css.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { readUsers, type UserRow } from './readUsers.ts';
import type { OpenChange } from './openChange.ts';
import { UserActions } from './UserActions.tsx';
import { StateBadge } from './StateBadge.tsx';
import { stateOf } from './userLooks.ts';

const UserDialog = lazyPart(async () => (await import('./UserDialog.tsx')).UserDialog);

const PersonPage = lazyPart(async () => (await import('./PersonPage.tsx')).PersonPage);

const filters = ['q'];
const columns: readonly DataColumn<UserRow>[] = [
  {
    id: 'email',
    label: t.email,
    cell: ({ id, email }) => <RowLink record={id}>{email ?? t.noEmail}</RowLink>,
    csv: ({ email }) => email,
  },
  { id: 'name', label: personLabel, cell: ({ name }) => name, csv: ({ name }) => name },
  {
    id: 'role',
    label: t.role,
    cell: ({ isAdmin }) => isAdmin && <Badge tone="info">{t.admin}</Badge>,
    csv: ({ isAdmin }) => (isAdmin ? 'admin' : null),
  },
  {
    id: 'state',
    label: t.state,
    cell: (row) => <StateBadge row={row} />,
    csv: (row) => stateOf(row).id,
  },
  {
    id: 'factors',
    label: t.factors,
    align: 'end',
    cell: ({ factors }) => factors.length,
    csv: ({ factors }) => factors.length,
  },
  {
    id: 'seen',
    label: t.lastSignIn,
    align: 'end',
    cell: ({ lastSignInAt }) => (lastSignInAt ? formatMoment(lastSignInAt) : t.never),
    csv: ({ lastSignInAt }) => lastSignInAt,
  },
  {
    id: 'date',
    label: t.created,
    align: 'end',
    cell: ({ createdAt }) => formatDate(createdAt),
    orderBy: 'created_at',
    csv: ({ createdAt }) => createdAt,
  },
];

/** All users, with the actions of an admin, or the one in the address (spec §2: admin console). */
export function UsersScreen() {
  const { record } = useSectionAddress();
  return record === null ? <UserList /> : <PersonPage key={record} id={record.toLowerCase()} />;
}

function UserList() {
  const [change, setChange] = useState<OpenChange | null>(null);
  const actions = useCallback((row: UserRow) => <UserActions row={row} onChoose={setChange} />, []);
  const table = useBusinessTable({ name: 'admin-users', source: 'user_roles', columns, actions, filters, read: readUsers });
  return (
    <BusinessScreen
      title={t.title}
      lead={t.lead}
      empty={t.empty}
      table={table}
      searchLabel={t.search}
      headerActions={
        <span className={css.actions}>
          <Button onPress={() => setChange({ kind: 'create' })}>{t.create}</Button>
          <Button variant="primary" onPress={() => setChange({ kind: 'invite' })}>
            {t.invite}
          </Button>
        </span>
      }
    >
      <Suspense fallback={null}>{change && <UserDialog change={change} onClose={() => setChange(null)} />}</Suspense>
    </BusinessScreen>
  );
}
