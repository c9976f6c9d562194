import { testTrades } from '@duneline/specs/messages/shell';
import { Link } from '@duneline/ui';
import { routerLink } from './routerLink.tsx';
import * as css from './TestTradesLink.css.ts';

/** The way from prices and rules to the test of one's own trades. */
export function TestTradesLink() {
  return (
    <p className={css.below}>
      <Link tone="accent" href="/test-my-trades" render={routerLink}>
        {testTrades}
      </Link>
    </p>
  );
}
