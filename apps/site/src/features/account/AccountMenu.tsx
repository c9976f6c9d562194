import * as t from '@duneline/specs/messages/person';
import { Button, Menu } from '@duneline/ui';
import { useNavigate } from 'react-router-dom';
import { accountPages } from './accountPages.ts';
import { initialsOf } from './initialsOf.ts';
import { useSignOut } from './useSignOut.ts';

/** The menu of the signed-in user in the header. */
export function AccountMenu({ address }: { /** The e-mail address or phone number. */ readonly address: string }) {
  const navigate = useNavigate();
  const { isLeaving, leave } = useSignOut();
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button size="sm" aria-label={t.accountMenu({ address })} isPending={isLeaving}>
          {initialsOf(address)}
        </Button>
      }
      items={[{ label: address, items: accountPages }, 'separator', { id: 'sign-out', label: t.signOut }]}
      onAction={(id) => (id === 'sign-out' ? leave() : void navigate(id))}
    />
  );
}
