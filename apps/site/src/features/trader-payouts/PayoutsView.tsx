import * as t from '@duneline/specs/messages/trader-payouts';
import { catalogue, payouts as payoutFacts } from '@duneline/specs/site';
import { check, clock, Icon, SampleNote, toast, VisuallyHidden } from '@duneline/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { formatSize } from '../../lib/format/formatSize.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { QueryPanel } from '../../lib/query/QueryPanel.tsx';
import { termsOf } from '../../lib/trader/accountTerms.ts';
import type { Payout, TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { usePayouts } from '../../lib/trader/useTrader.ts';
import { eligibilityOf, type Condition, type IdentityState } from './eligibility.ts';
import { identityStateOf } from './identity.ts';
import { IdentityCheck } from './IdentityCheck.tsx';
import { PayoutForm } from './PayoutForm.tsx';
import { PayoutList } from './PayoutList.tsx';
import { useDocuments } from './useDocuments.ts';
import * as css from './Payouts.css.ts';

/** The payouts of an account: what can be requested or why not yet, the identity check, the requests so far, and scaling. */
export function PayoutsView({ account }: { readonly account: TradingAccount }) {
  const payouts = usePayouts(account.id);
  const documents = useDocuments();
  return (
    <div className={css.grid}>
      <section className={css.card} aria-labelledby="request">
        <div className={css.head}>
          <h2 id="request" className={css.title}>
            {t.requestTitle}
          </h2>
          <SampleNote>{t.simulated}</SampleNote>
        </div>
        <QueryPanel query={payouts}>
          {(own) => (
            <QueryPanel query={documents}>
              {(files) => <Request account={account} payouts={own} identity={identityStateOf(files)} />}
            </QueryPanel>
          )}
        </QueryPanel>
      </section>
      <section className={css.card} aria-labelledby="identity">
        <h2 id="identity" className={css.title}>
          {t.identityTitle}
        </h2>
        <QueryPanel query={documents}>{(files) => <IdentityCheck documents={files} />}</QueryPanel>
      </section>
      <section className={css.card} aria-labelledby="payouts">
        <div className={css.head}>
          <h2 id="payouts" className={css.title}>
            {t.listTitle}
          </h2>
          <SampleNote>{t.simulated}</SampleNote>
        </div>
        <QueryPanel query={payouts}>{(own) => <PayoutList payouts={own} />}</QueryPanel>
      </section>
      <Scaling account={account} />
    </div>
  );
}

interface RequestProps {
  readonly account: TradingAccount;
  readonly payouts: readonly Payout[];
  readonly identity: IdentityState;
}

function Request({ account, payouts, identity }: RequestProps) {
  const queries = useQueryClient();
  const [now] = useState(() => Date.now());
  const { conditions, profitCents, shareCents, canRequest } = eligibilityOf(account, payouts, identity, now);
  const onRequested = useCallback(() => {
    toast({ tone: 'success', title: t.requested });
    void queries.invalidateQueries({ queryKey: tableKey('payouts') });
    void queries.invalidateQueries({ queryKey: tableKey('trading_accounts') });
  }, [queries]);
  const exact = (cents: number) => formatMoney(cents, { cents: 'always' });
  const { shareBps, payoutCycleDays } = termsOf(account);
  const terms = { share: formatPercent(shareBps / 100), days: payoutCycleDays };
  return (
    <>
      <p>
        <span className={css.figure}>{exact(shareCents)}</span>{' '}
        {account.phase === 'funded' && (
          <span className={css.small}>{t.shareOf({ share: terms.share, profit: exact(profitCents) })}</span>
        )}
      </p>
      {account.status === 'active' && (
        <p className={css.small}>{account.phase === 'funded' ? t.termsFunded(terms) : t.termsLater(terms)}</p>
      )}
      <ul role="list" className={css.conditions} aria-label={t.conditionsLabel}>
        {conditions.map(({ id, isMet }) => (
          <li key={id} className={css.condition}>
            <span className={isMet ? css.met : undefined}>
              <Icon of={isMet ? check : clock} size={16} />
            </span>
            <span>
              <VisuallyHidden>{isMet ? t.met : t.notYet}: </VisuallyHidden>
              {conditionText(id, isMet, account, identity)}
            </span>
          </li>
        ))}
      </ul>
      {canRequest && <PayoutForm key={account.id} account={account} shareCents={shareCents} onRequested={onRequested} />}
    </>
  );
}

function conditionText(id: Condition, isMet: boolean, account: TradingAccount, identity: IdentityState): string {
  switch (id) {
    case 'funded':
      return isMet ? t.fundedMet : t.fundedNotYet;
    case 'identity':
      return { approved: t.identityMet, pending: t.identityPending, rejected: t.identityRejected, none: t.identityNone }[
        identity
      ];
    case 'cycle':
      if (account.next_payout_at === null) return t.cycleUnknown;
      return isMet ? t.cycleMet : t.cycleNotYet({ date: formatDate(account.next_payout_at) });
    case 'minimum':
      return (isMet ? t.minimumMet : t.minimumNotYet)({ minimum: formatMoney(payoutFacts.minimumCents) });
    default:
      return isMet ? t.singleMet : t.singleNotYet;
  }
}

/** How far a funded account can grow. */
function Scaling({ account }: { readonly account: TradingAccount }) {
  return (
    <section className={css.card} aria-labelledby="scaling">
      <h2 id="scaling" className={css.title}>
        {t.scalingTitle}
      </h2>
      <p>
        {account.phase === 'funded' ? t.scalingText : t.scalingLater}{' '}
        {t.scalingSize({ size: formatSize(account.initial_cents), largest: formatMoney(catalogue.headline.scalingCents) })}
      </p>
      <SampleNote>{t.simulated}</SampleNote>
    </section>
  );
}
