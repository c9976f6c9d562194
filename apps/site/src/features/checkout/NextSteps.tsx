import * as t from '@duneline/specs/messages/checkout';
import { ButtonLink } from '@duneline/ui';
import { Link, useLocation } from 'react-router-dom';
import { routerLink } from '../../lib/link/routerLink.tsx';
import type { OrderReceipt } from './orderService.ts';
import * as css from './checkout.css.ts';

/** Where to find the account: on the dashboard, or after signing up with the order's address. Nobody signed in is asked to sign up. */
export function NextSteps({ receipt, isGuest }: { readonly receipt: OrderReceipt; readonly isGuest: boolean }) {
  const { pathname, search } = useLocation();
  const { email } = receipt;
  return (
    <section className={`${css.block} ${css.unprinted}`} aria-labelledby="next">
      <h2 id="next" className={css.stepTitle}>
        {t.nextTitle}
      </h2>
      {receipt.isClaimed && <p className={css.quiet}>{t.nextReady}</p>}
      {!receipt.isClaimed && <p className={css.quiet}>{isGuest ? t.nextGuest({ email }) : t.nextOther({ email })}</p>}
      <div className={css.actions}>
        {(receipt.isClaimed || !isGuest) && (
          <ButtonLink variant="primary" href="/dashboard" render={routerLink}>
            {t.nextDashboard}
          </ButtonLink>
        )}
        {!isGuest && (
          <ButtonLink href="/dashboard/orders" render={routerLink}>
            {t.nextOrders}
          </ButtonLink>
        )}
        {!receipt.isClaimed && isGuest && (
          <>
            <ButtonLink
              variant="primary"
              href="/signup?returnTo=/dashboard"
              render={({ href, ...parts }) => <Link {...parts} to={href} state={{ email }} />}
            >
              {t.nextCreate}
            </ButtonLink>
            <ButtonLink href={`/login?returnTo=${encodeURIComponent(pathname + search)}`} render={routerLink}>
              {t.signIn}
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
