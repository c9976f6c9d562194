import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/account';
import { Link as ExternalLink } from '@duneline/ui';
import { Link } from 'react-router-dom';
import { SignInForm } from './SignInForm.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import * as css from './sign-in.css.ts';

/** The site's own sign-in: `/affiliate-login`, and `/login` with a `returnTo` of this site (decisions.md). */
export function AffiliateSignIn() {
  return (
    <SignInScreen title={t.signInTitle} lead={t.signInLead} hasLogo>
      <SignInForm home="/affiliate-dashboard" />
      <div className={css.more}>
        <p>
          {t.signInNoAccount} <Link to="/affiliate-signup">{t.signInCreate}</Link>
        </p>
        <p>
          {t.signInTraderHint}{' '}
          <ExternalLink href={brand.hosts.portalLogin} isExternal>
            {t.signInTraderLink}
          </ExternalLink>
        </p>
      </div>
    </SignInScreen>
  );
}
