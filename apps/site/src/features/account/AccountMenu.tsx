import * as t from '@duneline/specs/messages/person';
import { Button, Menu } from '@duneline/ui';
import { useNavigate } from 'react-router-dom';
import { initialsOf } from './initialsOf.ts';
import { useAccountPages } from './useAccountPages.ts';
import { useSignOut } from './useSignOut.ts';

/** The menu of the signed-in user in the header, which reads the account when it opens. */
export function AccountMenu({ address }: { /** The e-mail address or phone number. */ readonly address: string }) {
  const navigate = useNavigate();
  const { isLeaving, leave } = useSignOut();
  const { pages, load } = useAccountPages();
  return (
    <Menu
      placement="bottom end"
      trigger={
        // Not pending, it has no space for the spinner: it is as wide as "Sign in" in its place.
        <Button size="sm" aria-label={t.accountMenu({ address })} {...(isLeaving && { isPending: true })}>
          {initialsOf(address)}
        </Button>
      }
      items={[{ label: address, items: pages }, 'separator', { id: 'sign-out', label: t.signOut }]}
      onAction={(id) => (id === 'sign-out' ? leave() : void navigate(id))}
      onOpenChange={(isOpen) => isOpen && load()}
    />
  );
}
