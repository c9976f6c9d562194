import * as t from '@duneline/specs/messages/person';
import { Button, ButtonLink } from '@duneline/ui';
import { useEffect } from 'react';
import { routerLink } from '../../lib/link/routerLink.tsx';
import * as css from './AccountLinks.css.ts';
import { useAccountPages } from './useAccountPages.ts';
import { useSignOut } from './useSignOut.ts';

/** The signed-in user in the side menu, which is open when this renders. */
export function AccountLinks({ address }: { /** The e-mail address or phone number. */ readonly address: string }) {
  const { isLeaving, leave } = useSignOut();
  const { pages, load } = useAccountPages();
  useEffect(load, [load]);
  return (
    <section className={css.account} aria-label={t.accountMenu({ address })}>
      <p className={css.address}>
        {t.signedInAs} <bdi>{address}</bdi>
      </p>
      {pages.map(({ id, label }) => (
        <ButtonLink key={id} size="sm" href={id} render={routerLink}>
          {label}
        </ButtonLink>
      ))}
      <Button size="sm" isPending={isLeaving} onPress={leave}>
        {t.signOut}
      </Button>
    </section>
  );
}
