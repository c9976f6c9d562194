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
import { describeEnding } from '../../lib/trader/describeHistory.ts';
import { QueryPanel } from '../../lib/query/QueryPanel.tsx';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import * as css from './Overview.css.ts';

/** The rule that ended an account, and the retry that follows a breach of a limit. */
export function EndedNotice({ account }: { readonly account: TradingAccount }) {
  const ending = describeEnding(account);
  if (!ending) return null;
  return (
    <div className={`${css.full} ${css.notices}`}>
      <Alert tone="warning" title={ending.title}>
        {ending.description}
      </Alert>
      {account.status === 'terminated' && account.breach_practice === null && <Retry account={account} />}
    </div>
  );
}

/** The coupon for the same size while it can be used, or that it was used or has expired. */
function Retry({ account }: { readonly account: TradingAccount }) {
  const [now] = useState(() => Date.now());
  // Read again with the accounts, because buying the retry brings one.
  const query = useQuery({ queryKey: tableKey('trading_accounts', 'retry', account.id), queryFn: () => readCoupon(account.id) });
  return (
    <QueryPanel query={query} lines={2}>
      {(coupon) => {
        if (coupon === null || coupon.expires_at === null) return null;
        const { code, percent, uses } = coupon;
        const date = formatDate(coupon.expires_at);
        if (uses > 0)
          return (
            <Alert tone="info" title={t.retryUsed}>
              {t.retryUsedText({ code })}
            </Alert>
          );
        if (Date.parse(coupon.expires_at) <= now) {
          return (
            <Alert tone="info" title={t.retryExpired}>
              {t.retryExpiredText({ code, date })}
            </Alert>
          );
        }
        return (
          <Alert
            tone="info"
            title={t.retryTitle({ percent: formatPercent(percent) })}
            action={
              <ButtonLink variant="primary" size="sm" href={checkoutAddress(account, code)} render={routerLink}>
                {t.retryLink}
              </ButtonLink>
            }
          >
            {t.retryText({ code, date })}
          </Alert>
        );
      }}
    </QueryPanel>
  );
}

/** The same program and size, with the coupon. */
function checkoutAddress({ tier_id, program_id }: TradingAccount, code: string): string {
  const { program } = tierOf(tier_id);
  const tier = program.tiers.findIndex(({ id }) => id === tier_id) + 1;
  return `/checkout?${new URLSearchParams({ tier: String(tier), type: program_id, coupon: code }).toString()}`;
}

/** The coupon of an ended account. @throws {ServiceError} */
async function readCoupon(accountId: string) {
  const client = await getClient();
  const [coupon = null] = await dataOf(
    client.from('coupons').select('code, percent, expires_at, uses').eq('terminated_account_id', accountId).limit(1),
  );
  return coupon;
}
