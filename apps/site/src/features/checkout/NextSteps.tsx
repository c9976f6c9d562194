import * as t from '@duneline/specs/messages/checkout';
import { ButtonLink } from '@duneline/ui';
import { useLocation } from 'react-router-dom';
import { routerLink } from '../../lib/link/routerLink.tsx';
import type { OrderReceipt } from './orderService.ts';
import * as css from './checkout.css.ts';

/** Where to find the account: on the dashboard, or after signing up with the order's address. */
export function NextSteps({ receipt, isGuest }: { readonly receipt: OrderReceipt; readonly isGuest: boolean }) {
  const { pathname, search } = useLocation();
  const returnTo = `?returnTo=${encodeURIComponent(pathname + search)}`;
  return (
    <section className={`${css.block} ${css.unprinted}`} aria-labelledby="next">
      <h2 id="next" className={css.stepTitle}>
        {t.nextTitle}
      </h2>
      {receipt.isClaimed && <p className={css.quiet}>{t.nextReady}</p>}
      {!receipt.isClaimed && <p className={css.quiet}>{t.nextGuest({ email: receipt.email })}</p>}
      <div className={css.actions}>
        {receipt.isClaimed && (
          <ButtonLink variant="primary" href="/dashboard" render={routerLink}>
            {t.nextDashboard}
          </ButtonLink>
        )}
        {!receipt.isClaimed && isGuest && (
          <>
            <ButtonLink variant="primary" href={`/affiliate-signup${returnTo}`} render={routerLink}>
              {t.nextCreate}
            </ButtonLink>
            <ButtonLink href={`/login${returnTo}`} render={routerLink}>
              {t.signIn}
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
