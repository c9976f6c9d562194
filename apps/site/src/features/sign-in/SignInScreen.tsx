import { brand } from '@duneline/specs/site';
import { homeLink } from '@duneline/specs/messages/shell';
import { Hairline, Logo } from '@duneline/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './sign-in.css.ts';

export interface SignInScreenProps {
  /** Whether the firm's logo is shown above, for screens without the site's header. */
  readonly hasLogo?: boolean;
  readonly children: ReactNode;
}

/** The frame of sign-in and sign-up screens: a narrow column above the dune line. */
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
