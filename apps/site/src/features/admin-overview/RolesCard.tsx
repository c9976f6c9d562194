import * as t from '@duneline/specs/messages/account';
import { readRoles, type RoleHolder } from './readOverview.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { OverviewCard } from './OverviewCard.tsx';
import * as css from './overview.css.ts';
import { useOverviewQuery } from './useOverviewQuery.ts';

/** The users with a role (spec §6). */
export function RolesCard() {
  const query = useOverviewQuery(tableKey('user_roles', 'overview'), readRoles);
  return (
    <OverviewCard title={t.rolesTitle} text={t.rolesText} query={query}>
      {(holders) => (holders.length === 0 ? <p>{t.rolesEmpty}</p> : <RolesTable holders={holders} />)}
    </OverviewCard>
  );
}

function RolesTable({ holders }: { readonly holders: readonly RoleHolder[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.heading}>
            {t.rolesPerson}
          </th>
          <th scope="col" className={css.heading}>
            {t.rolesRole}
          </th>
        </tr>
      </thead>
      <tbody>
        {holders.map(({ id, name, role }) => (
          <tr key={id}>
            <th scope="row" className={css.cell}>
              {name}
            </th>
            <td className={css.cell}>{role}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
