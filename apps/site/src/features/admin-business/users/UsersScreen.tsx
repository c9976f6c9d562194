import * as t from '@duneline/specs/messages/admin-users';
import { person as personLabel } from '@duneline/specs/messages/admin-business';
import { Badge, Button } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { readPerson } from '../../../lib/backend/session.ts';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import * as css from '../business.css.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { readUsers, type UserRow } from './readUsers.ts';
import type { OpenChange } from './openChange.ts';
import { UserMenu } from './UserMenu.tsx';

const UserDialog = lazyPart(async () => (await import('./UserDialog.tsx')).UserDialog);

const filters = ['q'];
const stateOf = ({ bannedUntil, isConfirmed }: UserRow) => (bannedUntil ? 'banned' : isConfirmed ? 'active' : 'unconfirmed');
const states = {
  active: { label: t.stateActive, tone: 'success' },
  unconfirmed: { label: t.stateUnconfirmed, tone: 'warning' },
  banned: { label: t.stateBanned, tone: 'danger' },
} as const;

const columns: readonly DataColumn<UserRow>[] = [
  { id: 'email', label: t.email, cell: ({ email }) => email ?? t.noEmail, csv: ({ email }) => email },
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
    cell: (row) => <Badge tone={states[stateOf(row)].tone}>{states[stateOf(row)].label}</Badge>,
    csv: stateOf,
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

/** All users, with the actions of an admin (spec §2: admin console). */
export function UsersScreen() {
  const [change, setChange] = useState<OpenChange | null>(null);
  const { data: self } = useQuery({ queryKey: ['person'], queryFn: readPerson });
  const selfId = self?.id;
  const actions = useCallback(
    (row: UserRow) => (row.id === selfId ? <Badge tone="neutral">{t.you}</Badge> : <UserMenu row={row} onChoose={setChange} />),
    [selfId],
  );
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
