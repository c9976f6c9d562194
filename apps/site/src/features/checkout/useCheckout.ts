import {
  anticipateCheckout,
  checkoutPath,
  checkoutStorageKey,
  initialCheckoutView,
  type CheckoutEvent,
  type CheckoutOrder,
  type CheckoutView,
} from '@duneline/machines';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { createFlow } from '../../lib/flow/createFlow.ts';
import { tierOf } from '../../lib/price/findTier.ts';
import { forgetCoupon } from '../../lib/referral/referral.ts';
import { randomId } from '../../lib/id/randomId.ts';
import { readSelection } from './readSelection.ts';

/** Statuses in which changes of another tab are adopted, because no request of this tab is in progress. */
const followed: readonly CheckoutView['status'][] = ['editing', 'unsent', 'paying', 'declined', 'cancelled'];

/** The state of the checkout, synchronized with the URL, other tabs and the return from the payment page. */
export function useCheckout() {
  const [flow] = useState(() =>
    createFlow<CheckoutView, CheckoutEvent>({
      initial: initialCheckoutView({ stored: null, key: '', returnedKey: null, order: {} }),
      load: () => import('./checkout.actor.ts'),
      anticipate: anticipateCheckout,
    }),
  );
  const view = flow.useView();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { tier } = view.order;
  /** The fields that the buyer has changed, including emptied ones. */
  const touched = useRef(new Set<string>());
  const asked = query.has('tier') || query.has('type') ? readSelection(query).tier.id : null;

  useEffect(() => {
    flow.preload();
    return flow.stop;
  }, [flow]);

  // The size in the URL changed while the page is open, by a link or by going back.
  useEffect(() => {
    const { order, status } = flow.getView();
    const isOpen = status === 'editing' || status === 'cancelled';
    if (isOpen && asked !== null && order.tier !== '' && order.tier !== asked)
      flow.send({ type: 'order.change', change: { tier: asked }, freshKey: randomId() });
  }, [flow, asked, view.status]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== checkoutStorageKey || newValue === null || !followed.includes(flow.getView().status)) return;
      flow.stop();
      flow.preload();
    };
    // The page is restored from the back/forward cache after the visit to the payment service.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && flow.send({ type: 'payment.return' });
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [flow]);

  function change(changes: Partial<CheckoutOrder>) {
    for (const field of Object.keys(changes)) touched.current.add(field);
    flow.send({ type: 'order.change', change: changes, freshKey: randomId() });
    // A coupon of a link that the buyer takes out or replaces must not come back with a reload.
    if (changes.coupon !== undefined) {
      forgetCoupon();
      const search = new URLSearchParams(query);
      search.delete('coupon');
      if (query.has('coupon')) void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
    }
    if (changes.tier === undefined || changes.tier === tier) return;
    const chosen = tierOf(changes.tier);
    const to = checkoutPath({ tier: chosen.tier.index, type: chosen.program.id });
    void navigate(to, { replace: true, preventScrollReset: true });
  }

  /** Fills in the signed-in buyer's address if the field is empty and the buyer has never changed it. */
  function prefill({ email }: Pick<CheckoutOrder, 'email'>) {
    const { order, status } = flow.getView();
    if (status !== 'editing' || order.email !== '' || touched.current.has('email')) return;
    flow.send({ type: 'order.change', change: { email }, freshKey: randomId() });
  }

  return {
    view,
    change,
    prefill,
    send: flow.send,
    retry: () => flow.send({ type: 'order.retry', freshKey: randomId() }),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
