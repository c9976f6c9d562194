import * as t from '@duneline/specs/messages/payout-request';
import { toast } from '@duneline/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { isOpen } from '../../lib/trader/payoutStart.ts';
import type { Payout } from '../../lib/trader/TradingAccount.ts';
import { forgetPayoutDraft } from './payoutDraft.ts';

/**
 * When a payout appears while its account is shown: says so, forgets what was typed, and focuses the heading if the focus went with
 * the form. Realtime may deliver the payout before the request is answered.
 * @param payouts of the account; `undefined` until they are known
 */
export function useNewPayout(
  accountId: string,
  payouts: readonly Payout[] | undefined,
  heading: RefObject<HTMLHeadingElement | null>,
): void {
  const accountWithoutPayout = useRef<string | null>(null);
  const hasOpen = payouts?.some(isOpen);
  useEffect(() => {
    if (hasOpen && accountWithoutPayout.current === accountId) {
      forgetPayoutDraft(accountId);
      toast({ tone: 'success', title: t.requested });
      if (document.activeElement === document.body) heading.current?.focus();
    }
    accountWithoutPayout.current = hasOpen === false ? accountId : null;
  }, [hasOpen, accountId, heading]);
}
