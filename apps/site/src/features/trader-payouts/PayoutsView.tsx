import * as t from '@duneline/specs/messages/trader-payouts';
import { catalogue, payouts as payoutFacts } from '@duneline/specs/site';
import { Alert, Badge, check, clock, Icon, SampleNote, Skeleton, VisuallyHidden } from '@duneline/ui';
import { useRef, useState } from 'react';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { formatSize } from '../../lib/format/formatSize.ts';
import { QueryPanel } from '../../lib/query/QueryPanel.tsx';
import { termsOf } from '../../lib/trader/accountTerms.ts';
import { isOpen } from '../../lib/trader/payoutStart.ts';
import type { Payout, TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { usePayouts } from '../../lib/trader/useTrader.ts';
import { useEarlierDestinations } from './earlierDestinations.ts';
import { eligibilityOf, type Condition, type IdentityState } from './eligibility.ts';
import { identityStateOf } from './identity.ts';
import { IdentityCheck } from './IdentityCheck.tsx';
import { PayoutForm } from './PayoutForm.tsx';
import { PayoutList } from './PayoutList.tsx';
import { PayoutTracker } from './PayoutTracker.tsx';
import { useDocuments } from './useDocuments.ts';
import { useNewPayout } from './useNewPayout.ts';
import * as css from './Payouts.css.ts';

/** The payouts of an account: what can be requested or why not yet, the identity check, the requests so far, and scaling. */
export function PayoutsView({ account }: { readonly account: TradingAccount }) {
  const payouts = usePayouts(account.id);
  const documents = useDocuments();
  const [openedAt] = useState(() => Date.now());
  // A rejected payout can be requested again from the moment of its rejection.
  const now = Math.max(openedAt, payouts.dataUpdatedAt);
  const open = payouts.data?.find(isOpen);
  const heading = useRef<HTMLHeadingElement>(null);
  useNewPayout(account.id, payouts.data, heading);
  return (
    <div className={css.grid}>
      <section className={css.request} aria-labelledby="request">
        <div className={css.head}>
          <h2 id="request" ref={heading} tabIndex={-1} className={css.title}>
            {open ? t.onItsWay : t.requestTitle}
          </h2>
          <SampleNote>{t.simulated}</SampleNote>
        </div>
        <QueryPanel query={payouts}>
          {(own) =>
            open ? (
              <PayoutTracker account={account} payout={open} now={now} />
            ) : (
              <>
                <LastRejected payout={own[0]} />
                <QueryPanel query={documents}>
                  {(files) => (
                    <PayoutRequest
                      // After each request the form begins anew.
                      key={`${account.id} ${own[0]?.id}`}
                      account={account}
                      identity={identityStateOf(files)}
                      now={now}
                    />
                  )}
                </QueryPanel>
              </>
            )
          }
        </QueryPanel>
      </section>
      <section className={css.identity} aria-labelledby="identity">
        <h2 id="identity" className={css.title}>
          {t.identityTitle}
        </h2>
        <QueryPanel query={documents}>{(files) => <IdentityCheck documents={files} />}</QueryPanel>
      </section>
      <section className={css.earlier} aria-labelledby="payouts">
        <div className={css.head}>
          <h2 id="payouts" className={css.title}>
            {t.listTitle}
          </h2>
          <SampleNote>{t.simulated}</SampleNote>
        </div>
        <QueryPanel query={payouts}>{(own) => <PayoutList payouts={own.filter((one) => !isOpen(one))} />}</QueryPanel>
      </section>
      <Scaling account={account} />
    </div>
  );
}

/** Why the last request was rejected, as long as it is the last one. */
function LastRejected({ payout }: { readonly payout: Payout | undefined }) {
  if (payout?.status !== 'rejected') return null;
  return (
    <Alert tone="warning" title={t.lastRejected({ number: String(payout.number) })}>
      {payout.reject_reason}
    </Alert>
  );
}

interface PayoutRequestProps {
  readonly account: TradingAccount;
  readonly identity: IdentityState;
  readonly now: number;
}

function PayoutRequest({ account, identity, now }: PayoutRequestProps) {
  const earlier = useEarlierDestinations();
  const { conditions, profitCents, shareCents, canRequest } = eligibilityOf(account, identity, now);
  const exact = (cents: number) => formatMoney(cents, { cents: 'always' });
  const { shareBps, payoutCycleDays } = termsOf(account);
  const terms = { share: formatPercent(shareBps / 100), days: payoutCycleDays };
  return (
    <>
      <p className={css.ready}>
        <span className={css.figure}>{exact(shareCents)}</span>
        {canRequest && <Badge tone="success">{t.ready}</Badge>}
        {account.phase === 'funded' && (
          <span className={css.small}>{t.shareOf({ share: terms.share, profit: exact(profitCents) })}</span>
        )}
      </p>
      {account.status === 'active' && (
        <p className={css.small}>{account.phase === 'funded' ? t.termsFunded(terms) : t.termsLater(terms)}</p>
      )}
      {canRequest && earlier.isPending && <Skeleton lines={6} />}
      {/* A destination can be typed when the earlier ones could not be read. */}
      {canRequest && !earlier.isPending && <PayoutForm account={account} shareCents={shareCents} earlier={earlier.data ?? []} />}
      {!canRequest && (
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
      )}
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
    default:
      return (isMet ? t.minimumMet : t.minimumNotYet)({ minimum: formatMoney(payoutFacts.minimumCents) });
  }
}

/** How far a funded account can grow. */
function Scaling({ account }: { readonly account: TradingAccount }) {
  return (
    <section className={css.scaling} aria-labelledby="scaling">
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
