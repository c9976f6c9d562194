import * as t from '@duneline/specs/messages/checkout';
import { ButtonLink, Sparkline } from '@duneline/ui';
import { routed } from '../../lib/link/routed.tsx';
import * as css from './PaymentSuccess.css.ts';

// A ridge that has not been climbed: dotted, like everything that is not yet known.
const AHEAD = [0, 3, 2, 6, 4, 9, 7, 12];

/** /payment-success before there are payments: it confirms nothing, and says why. */
export function PaymentSuccess() {
  return (
    <div className={css.page}>
      <Sparkline className={css.ahead} values={AHEAD} isUnknown />
      <h1 className={css.title}>{t.successTitle}</h1>
      <p className={css.text}>{t.successText}</p>
      <p className={css.text}>{t.successPaid}</p>
      <div className={css.actions}>
        <ButtonLink variant="primary" href="/pricing" render={routed}>
          {t.successPrices}
        </ButtonLink>
        <ButtonLink href="/contact" render={routed}>
          {t.successContact}
        </ButtonLink>
        <ButtonLink variant="quiet" href="/" render={routed}>
          {t.successHome}
        </ButtonLink>
      </div>
    </div>
  );
}
