import { brand } from '@duneline/specs/site';
import { homeLink } from '@duneline/specs/messages/shell';
import { Hairline, Logo } from '@duneline/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './sign-in.css.ts';

export interface SignInScreenProps {
  /** Whether the firm's mark stands above, on screens without the site's header. */
  readonly hasLogo?: boolean;
  readonly children: ReactNode;
}

/** The frame of every sign-in and sign-up screen: one narrow column over the dune line. */
export function SignInScreen({ hasLogo = false, children }: SignInScreenProps) {
  return (
    <div className={css.screen}>
      <div className={css.column}>
        {hasLogo && (
          <Link to="/" className={css.home} aria-label={homeLink({ name: brand.name })}>
            <Logo name={brand.name} />
          </Link>
        )}
        {children}
      </div>
      {hasLogo && (
        <div className={css.ridge}>
          <Hairline />
        </div>
      )}
    </div>
  );
}
