import { checkoutPath } from '@duneline/machines';
import * as checkout from '@duneline/specs/messages/checkout';
import * as t from '@duneline/specs/messages/trader-orders';
import { Alert, ButtonLink } from '@duneline/ui';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { tierOf } from '../../../lib/price/findTier.ts';
import * as css from '../checkout.css.ts';
import type { OrderReceipt } from '../orderService.ts';

const notices = {
  pending: { title: t.openTitle, text: t.openText },
  failed: { title: t.failedTitle, text: t.failedText },
  cancelled: { title: t.closedTitle, text: t.closedText },
} as const;

export interface UnpaidNoticeProps {
  readonly receipt: OrderReceipt & { readonly status: keyof typeof notices };
}

/**
 * What was ordered and not paid, and the way to a new order: the order itself goes on only in the browser that placed it, within a
 * day.
 */
export function UnpaidNotice({ receipt: { status, tier: tierId, totalCents, placedAt } }: UnpaidNoticeProps) {
  const { program, tier } = tierOf(tierId);
  const { title, text } = notices[status];
  return (
    <>
      <p className={css.quiet}>
        {checkout.orderName({ program: program.name, size: formatMoney(tier.sizeCents) })} · {formatDate(placedAt)} ·{' '}
        <bdi>{formatMoney(totalCents, { cents: 'always' })}</bdi>
      </p>
      <Alert
        tone="warning"
        title={title}
        action={
          <ButtonLink variant="primary" href={checkoutPath({ tier: tier.index, type: program.id })} render={routerLink}>
            {t.newOrder}
          </ButtonLink>
        }
      >
        {text}
      </Alert>
    </>
  );
}
