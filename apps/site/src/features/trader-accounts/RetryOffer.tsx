import * as t from '@duneline/specs/messages/trader';
import { useQuery } from '@tanstack/react-query';
import { Alert, ButtonLink } from '@duneline/ui';
import { useState } from 'react';
import { getClient } from '../../lib/backend/client.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { tierOf } from '../../lib/price/findTier.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';

/** The coupon that answers a breach, while it can be used: once, for the same size. */
export function RetryOffer({ account }: { readonly account: TradingAccount }) {
  const [now] = useState(() => Date.now());
  const { data: coupon } = useQuery({
    queryKey: tableKey('coupons', account.id),
    queryFn: () => readCoupon(account.id),
    enabled: account.status === 'terminated',
  });
  if (!coupon || coupon.uses > 0 || coupon.expires_at === null || Date.parse(coupon.expires_at) <= now) return null;
  return (
    <Alert
      tone="info"
      title={t.retryTitle({ percent: formatPercent(coupon.percent) })}
      action={
        <ButtonLink variant="primary" size="sm" href={checkoutAddress(account, coupon.code)} render={routerLink}>
          {t.retryLink}
        </ButtonLink>
      }
    >
      {t.retryText({ code: coupon.code, date: formatDate(coupon.expires_at) })}
    </Alert>
  );
}

/** The same program and size, with the coupon. */
function checkoutAddress({ tier_id, program_id }: TradingAccount, code: string): string {
  const { program } = tierOf(tier_id);
  const tier = program.tiers.findIndex(({ id }) => id === tier_id) + 1;
  return `/checkout?${new URLSearchParams({ tier: String(tier), type: program_id, ref: code }).toString()}`;
}

/** The coupon of an ended account. @throws {ServiceError} */
async function readCoupon(accountId: string) {
  const client = await getClient();
  const [coupon = null] = await dataOf(
    client.from('coupons').select('code, percent, expires_at, uses').eq('terminated_account_id', accountId).limit(1),
  );
  return coupon;
}
