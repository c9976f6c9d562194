import * as t from '@duneline/specs/messages/admin-users';
import { Button, Menu } from '@duneline/ui';
import type { OpenChange } from './openChange.ts';
import type { UserRow } from './readUsers.ts';

const simple = ['recovery', 'magiclink', 'ban', 'unban', 'grant', 'revoke', 'delete'] as const;

export interface UserMenuProps {
  readonly row: UserRow;
  readonly onChoose: (change: OpenChange) => void;
}

/** The actions on an account. */
export function UserMenu({ row, onChoose }: UserMenuProps) {
  const choose = (id: string) => {
    const kind = simple.find((one) => one === id);
    onChoose(kind ? { kind, row } : { kind: 'removeFactor', row, factor: id });
  };
  return (
    <Menu
      trigger={
        <Button size="sm" aria-label={t.actionsFor({ person: row.email ?? row.name ?? t.noEmail })}>
          {t.actions}
        </Button>
      }
      placement="bottom end"
      onAction={choose}
      items={[
        ...(row.email
          ? [
              { id: 'recovery', label: t.recoveryLink },
              { id: 'magiclink', label: t.magicLink },
            ]
          : []),
        row.isAdmin ? { id: 'revoke', label: t.revoke } : { id: 'grant', label: t.grant },
        'separator',
        ...row.factors.map(({ id, name }) => ({ id, label: t.removeFactor({ name: name || t.authenticator }) })),
        row.bannedUntil ? { id: 'unban', label: t.unban } : { id: 'ban', label: t.ban },
        { id: 'delete', label: t.deleteAccount, tone: 'danger' },
      ]}
    />
  );
}
