import * as t from '@duneline/specs/messages/person';
import { areas } from '@duneline/specs/site';
import { Button } from '@duneline/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pathOf, sectionsOf } from '../../lib/areas/areas.ts';
import { LanguageLinks } from '../../lib/language/LanguageLinks.tsx';
import { accountPages, settingsPage } from './accountPages.ts';
import { initialsOf } from './initialsOf.ts';
import * as css from './PersonBadge.css.ts';
import { useAccount } from './useAccount.ts';
import { useSignOut } from './useSignOut.ts';

/** The signed-in user in the corner of an application, with their other areas, theme, language and sign-out. */
export function PersonBadge({ children }: { /** The theme toggle. */ readonly children: ReactNode }) {
  const { data: account } = useAccount();
  const { pathname } = useLocation();
  const area = pathname.replace(/^\/crm-/, '/').split('/')[1];
  // An area that has settings among its own sections needs no link to the same ones elsewhere.
  const hasSettings = areas.some(
    ({ id }) => pathOf(id) === `/${area}` && sectionsOf(id).some((section) => section.id === 'settings'),
  );
  const others = accountPages(account).filter(({ id }) => id.split('/')[1] !== area && !(hasSettings && id === settingsPage));
  const { isLeaving, leave } = useSignOut();

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
      {others.length > 0 && (
        <nav aria-label={t.switchTo}>
          <ul role="list">
            {others.map(({ id, label }) => (
              <li key={id}>
                <Link to={id} className={css.other}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={css.settings}>
        {children}
        <LanguageLinks className={css.language} />
      </div>
      <Button variant="secondary" size="sm" isPending={isLeaving} onPress={leave}>
        {t.signOut}
      </Button>
    </div>
  );
}
