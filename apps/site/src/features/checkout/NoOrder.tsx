import * as t from '@duneline/specs/messages/checkout';
import { ButtonLink, Sparkline } from '@duneline/ui';
import { routerLink } from '../../lib/link/routerLink.tsx';
import * as css from './PaymentSuccess.css.ts';

// A dotted ridge, like everything that is not known yet.
const AHEAD = [0, 3, 2, 6, 4, 9, 7, 12];

/** For a URL without an order, or with an unknown one; does not reveal which. */
export function NoOrder() {
  return (
    <div className={css.none}>
      <Sparkline className={css.ahead} values={AHEAD} isUnknown />
      <h1 className={css.title}>{t.successTitle}</h1>
      <p className={css.text}>{t.successText}</p>
      <p className={css.text}>{t.successPaid}</p>
      <div className={css.actions}>
        <ButtonLink variant="primary" href="/pricing" render={routerLink}>
          {t.successPrices}
        </ButtonLink>
        <ButtonLink href="/contact" render={routerLink}>
          {t.successContact}
        </ButtonLink>
        <ButtonLink variant="quiet" href="/" render={routerLink}>
          {t.successHome}
        </ButtonLink>
      </div>
    </div>
  );
}
