import {
  initialPayoutRequestView,
  type PayoutMethod,
  type PayoutRequestEvent,
  type PayoutRequestInput,
  type PayoutRequestView,
} from '@duneline/machines';
import { payouts as payoutFacts } from '@duneline/specs/site';
import { useEffect, useRef, useState } from 'react';
import type { FlowStarter } from '../flow/createFlow.ts';
import { useFlow } from '../flow/useFlow.ts';

export interface PayoutRequestOptions {
  /** What can be requested now, US cents. */
  readonly availableCents: number;
  readonly method: PayoutMethod;
  /** An amount that was typed before, US cents; `null` asks for all that is available. */
  readonly typedCents?: number | null;
  /** Loads the statechart when it is first needed. */
  readonly load: (input: PayoutRequestInput) => Promise<FlowStarter<PayoutRequestView, PayoutRequestEvent>>;
}

/** The flow of a payout request with its form: all that is available is asked for until another amount is typed. */
export function usePayoutRequest({ availableCents, method, typedCents = null, load }: PayoutRequestOptions) {
  const input: PayoutRequestInput = {
    availableCents,
    minimumCents: payoutFacts.minimumCents,
    amountCents: typedCents ?? availableCents,
    method,
    status: null,
  };
  const { view, send } = useFlow({
    initial: initialPayoutRequestView(input),
    load: async () => ({ start: await load(input) }),
  });
  // Kept here, because the statechart may load only after the first amount was typed.
  const [typed, setTyped] = useState(typedCents);
  const amountCents = typed ?? availableCents;
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(view.status);
  useEffect(() => {
    if (view.status === 'editing' && before.current !== 'editing') form.current?.querySelector('input')?.focus();
    before.current = view.status;
  }, [view.status]);
  useEffect(() => {
    if (view.status === 'reviewing') send({ type: 'available.change', availableCents });
  }, [view.status, availableCents, send]);
  return {
    view,
    send,
    /** What the form shows, US cents; NaN while its field is empty. */
    amountCents,
    /** Its first field takes the focus when it takes the place of the review again. */
    form,
    changeAmount: (cents: number | null) => {
      const next = cents ?? Number.NaN;
      setTyped(next);
      send({ type: 'amount.change', amountCents: next });
    },
    /** Leads to the review if the amount can be requested. */
    review: () => {
      setTyped(amountCents);
      send({ type: 'available.change', availableCents });
      send({ type: 'amount.change', amountCents });
      send({ type: 'method.choose', method });
      send({ type: 'request.review' });
    },
  };
}
