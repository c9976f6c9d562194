import * as t from '@duneline/specs/messages/checkout';
import { ButtonLink, List } from '@duneline/ui';
import { Link, useLocation } from 'react-router-dom';
import { formatList } from '../../lib/format/formatList.ts';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { tierOf } from '../../lib/price/findTier.ts';
import type { OrderReceipt } from './orderService.ts';
import * as css from './checkout.css.ts';

/**
 * From the receipt to the first trade: the dashboard, after signing up with the order's address, then the trading platform while the
 * evaluation is open. Signed-in buyers are not asked to sign up.
 */
export function NextSteps({ receipt, isGuest }: { readonly receipt: OrderReceipt; readonly isGuest: boolean }) {
  const { pathname, search } = useLocation();
  const { email, isClaimed, canPass } = receipt;
  const { program } = tierOf(receipt.tier);
  const guest = isGuest ? t.nextGuest({ email }) : t.nextOther({ email });
  const steps = [
    isClaimed ? t.nextReady : guest,
    ...(canPass
      ? [t.nextPlatform({ platforms: formatList(program.platforms, 'or') }), t.nextTrade({ days: program.inactivityDays })]
      : []),
  ];
  return (
    <section className={`${css.block} ${css.unprinted}`} aria-labelledby="next">
      <h2 id="next" className={css.sectionTitle}>
        {t.nextTitle}
      </h2>
      {steps.length > 1 ? (
        <List marker="number">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </List>
      ) : (
        <p>{steps}</p>
      )}
      <div className={css.actions}>
        {(isClaimed || !isGuest) && (
          <ButtonLink variant="primary" href="/dashboard" render={routerLink}>
            {t.nextDashboard}
          </ButtonLink>
        )}
        {!isGuest && (
          <ButtonLink href="/dashboard/orders" render={routerLink}>
            {t.nextOrders}
          </ButtonLink>
        )}
        {!isClaimed && isGuest && (
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
