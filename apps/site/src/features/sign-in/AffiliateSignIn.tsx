import { brand } from '@duneline/specs/site';
import { opensInNewTab } from '@duneline/specs/messages/shell';
import * as t from '@duneline/specs/messages/sign-in';
import { Link as ExternalLink } from '@duneline/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../lib/start/useIsHydrated.ts';
import { returnTarget } from './returnTarget.ts';
import { SignInFlow } from './SignInFlow.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import * as css from './sign-in.css.ts';

const HOME = '/affiliate-dashboard';

/** The site's own sign-in: `/affiliate-login`, and `/login` with a `returnTo` of this site (spec §2: /login). */
export function AffiliateSignIn() {
  const [search] = useSearchParams();
  // Before hydration the query is unknown, as without one: the affiliate area.
  const target = (useIsHydrated() && returnTarget(search)) || HOME;
  const signUp = target.startsWith(HOME) ? '/affiliate-signup' : '/signup';
  return (
    <SignInScreen hasLogo>
      <SignInFlow title={t.title} lead={t.lead} home={HOME} hasProviders>
        <div className={css.more}>
          <p>
            {t.noAccount} <Link to={{ pathname: signUp, search: search.toString() }}>{t.create}</Link>
          </p>
          <p>
            {t.traderHint}{' '}
            <ExternalLink href={brand.hosts.portalLogin} isExternal newTabLabel={opensInNewTab}>
              {t.traderLink}
            </ExternalLink>
          </p>
        </div>
      </SignInFlow>
    </SignInScreen>
  );
}
