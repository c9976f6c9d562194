import * as t from '@duneline/specs/messages/checkout';
import { Skeleton, VisuallyHidden } from '@duneline/ui';
import * as css from './checkout.css.ts';

/** The checkout while the URL is being read; without scripts, a note that they are required. */
export function CheckoutSkeleton() {
  return (
    <>
      <noscript>
        <p>{t.needsScript}</p>
      </noscript>
      <div className={css.waiting} aria-busy="true">
        <div className={css.sections}>
          <VisuallyHidden as="p">{t.summaryReading}</VisuallyHidden>
          <Skeleton blockSize={230} />
          <Skeleton blockSize={190} />
          <Skeleton blockSize={190} />
        </div>
        <div className={css.summary}>
          <Skeleton blockSize={560} />
        </div>
      </div>
    </>
  );
}
