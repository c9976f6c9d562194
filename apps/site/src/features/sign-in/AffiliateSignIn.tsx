import { brand } from '@duneline/specs/site';
import { opensInNewTab } from '@duneline/specs/messages/shell';
import * as t from '@duneline/specs/messages/sign-in';
import { Link as ExternalLink } from '@duneline/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { SignInFlow } from './SignInFlow.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import * as css from './sign-in.css.ts';

/** The site's own sign-in: `/affiliate-login`, and `/login` with a `returnTo` of this site (decisions.md). */
export function AffiliateSignIn() {
  const [search] = useSearchParams();
  return (
    <SignInScreen hasLogo>
      <SignInFlow title={t.title} lead={t.lead} home="/affiliate-dashboard" hasProviders>
        <div className={css.more}>
          <p>
            {t.noAccount} <Link to={{ pathname: '/affiliate-signup', search: search.toString() }}>{t.create}</Link>
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
