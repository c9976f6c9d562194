import * as t from '@duneline/specs/messages/account';
import { readRoles } from './readOverview.ts';
import { QueryCard } from './QueryCard.tsx';
import * as css from './overview.css.ts';

/** The users with a role (spec §6). */
export function RolesCard() {
  return (
    <QueryCard
      title={t.rolesTitle}
      text={t.rolesText}
      ask={readRoles}
      failed={t.rolesFailed}
      isEmpty={(holders) => holders.length === 0}
      empty={t.rolesEmpty}
    >
      {(holders) => (
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
      )}
    </QueryCard>
  );
}
