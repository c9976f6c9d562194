import { invite } from '@duneline/specs/messages/trader-what-if';
import { Link } from '@duneline/ui';
import { routerLink } from '../link/routerLink.tsx';

/** The way from prices and rules to the test of one's own trades. */
export function TestTradesLink() {
  return (
    <Link tone="accent" href="/test-my-trades" render={routerLink}>
      {invite}
    </Link>
  );
}
