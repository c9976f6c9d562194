import { invite } from '@duneline/specs/messages/trader-what-if';
import { Link } from '@duneline/ui';
import { routerLink } from '../link/routerLink.tsx';
import * as css from './page.css.ts';

/** The way from prices and rules to the test of one's own trades. */
export function TestTradesLink() {
  return (
    <p className={css.linkBelow}>
      <Link tone="accent" href="/test-my-trades" render={routerLink}>
        {invite}
      </Link>
    </p>
  );
}
