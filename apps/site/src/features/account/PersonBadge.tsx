import * as t from '@duneline/specs/messages/person';
import { Button, toast } from '@duneline/ui';
import { useState, type ReactNode } from 'react';
import { signOut } from '../../lib/backend/session.ts';
import { useQuery } from '../../lib/remote/useQuery.ts';
import { initialsOf } from './initialsOf.ts';
import { readAccount } from './readAccount.ts';
import * as css from './PersonBadge.css.ts';

/** The signed-in user in the corner of an application, with sign-out. */
export function PersonBadge({ children }: { /** The theme toggle. */ readonly children: ReactNode }) {
  const { remote } = useQuery(readAccount);
  const [isLeaving, setIsLeaving] = useState(false);
  const account = remote.status === 'ready' ? remote.value : null;

  async function leave() {
    setIsLeaving(true);
    try {
      await signOut();
    } catch (error) {
      console.error('Signing out failed.', error);
      toast({ tone: 'loss', title: t.signOutFailed });
      setIsLeaving(false);
    }
  }

  return (
    <div className={css.badge}>
      <p className={css.person}>
        <span aria-hidden="true" className={css.initials}>
          {account && initialsOf(account.name)}
        </span>
        <span className={css.words}>
          <span className={css.name}>{account?.name ?? ' '}</span>
          <span className={css.role}>
            {account &&
              (account.roles.includes('admin') ? t.roleAdmin : account.kind === 'affiliate' ? t.kindAffiliate : t.kindTrader)}
          </span>
        </span>
      </p>
      {children}
      <Button variant="secondary" size="sm" isPending={isLeaving} onPress={() => void leave()}>
        {t.signOut}
      </Button>
    </div>
  );
}
